import { createTexts } from '@companion/shared/texts/createTexts'
import type en from '../../model/guides/texts/en.json'

/** The sentences of the guides. They are chunks of their own, loaded with the guide's screens. */
export const { useTexts: useGuideTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/texts/${lang}.json`),
)
