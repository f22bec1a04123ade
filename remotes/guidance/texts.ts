import { createTexts } from '@companion/shared/texts/createTexts'
import type en from './texts/en.json'

/** The texts of this remote's screens; the guides' sentences are a catalogue of their own. */
export const { useTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${lang}.json`),
)
