import { createTexts } from '@companion/shared/texts/createTexts'
import type en from './texts/en.json'

/** The words of this remote's screens; the guides' own sentences are a catalogue of their own. */
export const { useTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${lang}.json`),
)
