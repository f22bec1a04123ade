import { createTexts } from '@companion/shared/texts/createTexts'
import type en from './texts/en.json'

/** The sentences of the guides: long, and needed by two screens only. */
export const { useTexts: useGuideTexts, textsIn: guideTextsIn } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "pages-[request]" */ `./texts/${lang}.json`),
)
