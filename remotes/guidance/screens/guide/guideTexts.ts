import { use } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '@companion/shared/brand/current'
import { createTexts } from '@companion/shared/texts/createTexts'
import { language } from '@companion/shared/texts/language'
import { loadLocalised } from '@companion/shared/texts/loadLocalised'
import type { Label } from '../../model/guides/guide.ts'
import english from '../../model/guides/labels/en.json'
import type sentences from '../../model/guides/texts/en.json'

/** The guides' sentences. They have their own translations, so that only the guides' screens load them. */
export const { useTexts: useGuideTexts } = createTexts<typeof sentences>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/texts/${lang}.json`),
)

/** Loads the known menu names of phones in a language, or the English names if the language has none. */
const labelsIn = loadLocalised<Partial<typeof english>>((lang) =>
  lang === 'en'
    ? Promise.resolve({ default: english })
    : import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/labels/${lang}.json`),
)

/** A menu name for display. */
export interface Named {
  readonly text: string
  /** The English name, if `text` is the phone's own translation. */
  readonly original?: string
  /** True if there's no known translation. The English name is then shown in quotation marks. */
  readonly quoted?: boolean
}

/**
 * Returns a function that translates the phone's menu entries. It never translates a name on its own, because
 * users wouldn't find a name that the phone doesn't show.
 */
export function useLabels(): (label: Label) => Named {
  const { text: labels } = use(labelsIn(useSnapshot(language).lang))
  return (label) => {
    if (label === 'app') return { text: brand().appName }
    const original = english[label]
    const text = labels[label]
    if (text === undefined) return { text: original, quoted: true }
    return text === original ? { text } : { text, original }
  }
}
