import { use } from 'react'
import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { useSnapshot } from 'valtio'
import { cataloguesFor } from '@companion/shared/texts/languages'
import type { Label } from '../../model/guides/guide.ts'
import english from '../../model/guides/labels/en.json'

/** Names the phone's menu entries for the reader. */
export function useLabels(): (label: Label) => Named {
  const { lang } = useSnapshot(language)
  const labels = use(labelsIn(lang))
  return (label) => nameOf(label, labels, brand().appName)
}

type Labels = Readonly<Partial<Record<keyof typeof english, string>>>

const loading = new Map<string, Promise<Labels>>()

async function firstOf(names: readonly string[]): Promise<Labels> {
  const [name, ...rest] = names
  if (name === undefined || name === 'en') return english
  try {
    const loaded = (await import(
      /* webpackChunkName: "texts-[request]" */ `../../model/guides/labels/${name}.json`
    )) as {
      default: Labels
    }
    return loaded.default
  } catch {
    // Without labels of its own a language shows the English ones, marked as such: nothing is lost.
    return firstOf(rest)
  }
}

/** The phone's menu names in a language, as far as they are known. Never rejects. */
function labelsIn(lang: string): Promise<Labels> {
  const known = loading.get(lang)
  if (known) return known
  const started = firstOf(cataloguesFor(lang))
  loading.set(lang, started)
  return started
}

/** How a menu name is shown. */
export interface Named {
  readonly text: string
  /** Its English name, where `text` is a translation the phone itself shows. */
  readonly original?: string
  /** The language has no known name: the English one stands for it and must be marked as a quotation. */
  readonly quoted: boolean
}

/** A menu name for the reader; a name the phone's maker never published in their language is not invented. */
function nameOf(label: Label, labels: Labels, app: string): Named {
  if (label === 'app') return { text: app, quoted: false }
  const original = english[label]
  const text = labels[label]
  if (text === undefined) return { text: original, quoted: true }
  return text === original ? { text, quoted: false } : { text, original, quoted: false }
}
