import { createTexts } from '@companion/shared/texts/createTexts'
import type en from './texts/en.json'

/** The translations of this remote's screens. The guides' sentences have their own (`guideTexts.ts`). */
export const { useTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${lang}.json`),
)
