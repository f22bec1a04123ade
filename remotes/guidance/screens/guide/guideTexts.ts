import { use } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '@companion/shared/brand/current'
import { createTexts } from '@companion/shared/texts/createTexts'
import { language } from '@companion/shared/texts/language'
import { loadLocalised } from '@companion/shared/texts/loadLocalised'
import type { Label } from '../../model/guides/guide.ts'
import english from '../../model/guides/labels/en.json'
import type sentences from '../../model/guides/texts/en.json'

/** The sentences of the guides, in chunks loaded with the guide's screens. */
export const { useTexts: useGuideTexts } = createTexts<typeof sentences>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/texts/${lang}.json`),
)

/** The phone's known menu names in a language; English without any. */
const labelsIn = loadLocalised<Partial<typeof english>>((lang) =>
  lang === 'en'
    ? Promise.resolve({ default: english })
    : import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/labels/${lang}.json`),
)

/** A menu name for display. */
export interface Named {
  readonly text: string
  /** Its English name, if `text` is the phone's own translation. */
  readonly original?: string
  /** True if there's no known translation: the English name is shown as a quotation. */
  readonly quoted?: boolean
}

/** Translates menu entries of the phone. Never invents a name that the maker hasn't published. */
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
