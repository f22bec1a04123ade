import { use } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '@companion/shared/brand/current'
import { createTexts } from '@companion/shared/texts/createTexts'
import { language } from '@companion/shared/texts/language'
import { loadLocalised } from '@companion/shared/texts/loadLocalised'
import type { Label } from '../../model/guides/guide.ts'
import english from '../../model/guides/labels/en.json'
import type sentences from '../../model/guides/texts/en.json'

/** The sentences of the guides. They are chunks of their own, loaded with the guide's screens. */
export const { useTexts: useGuideTexts } = createTexts<typeof sentences>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/texts/${lang}.json`),
)

/** The phone's menu names in a language, as far as they are known; English where a language has none. */
const labelsIn = loadLocalised<Partial<typeof english>>((lang) =>
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
  readonly quoted?: boolean
}

/** Names the phone's menu entries; a name that the maker has never published in a language is not invented. */
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
