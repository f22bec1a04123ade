import { createTexts } from '@companion/shared/texts/createTexts'
import type en from '../../model/guides/texts/en.json'

/** The sentences of the guides. They travel with the screens' words, so that the guide needs no further request. */
export const { useTexts: useGuideTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `../../model/guides/texts/${lang}.json`),
)
