import { use } from 'react'
import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { useSnapshot } from 'valtio'
import { loadLocalised } from '@companion/shared/texts/loadLocalised'
import type { Label } from '../../model/guides/guide.ts'
import english from '../../model/guides/labels/en.json'

type Labels = Readonly<Partial<Record<keyof typeof english, string>>>

/** The phone's menu names in a language, as far as they are known; English where a language has none. */
const labelsIn = loadLocalised<Labels>((lang) =>
  lang === 'en'
    ? Promise.resolve({ default: english })
    : import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/labels/${lang}.json`),
)

/** How a menu name is shown. */
export interface Named {
  readonly text: string
  /** Its English name, where `text` is a translation the phone itself shows. */
  readonly original?: string
  /** The language has no known name: the English one is shown, marked as a quotation. */
  readonly quoted: boolean
}

/** A menu name as it is shown; a name that the maker has never published in a language is not invented. */
function nameOf(label: Label, labels: Labels, app: string): Named {
  if (label === 'app') return { text: app, quoted: false }
  const original = english[label]
  const text = labels[label]
  if (text === undefined) return { text: original, quoted: true }
  return text === original ? { text, quoted: false } : { text, original, quoted: false }
}

/** Names the phone's menu entries for the reader. */
export function useLabels(): (label: Label) => Named {
  const { lang } = useSnapshot(language)
  const { text: labels } = use(labelsIn(lang))
  return (label) => nameOf(label, labels, brand().appName)
}
