import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The texts of the UI components themselves. Components get all other texts as props. */
export const { useTexts: useKitTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./${lang}.json`),
)
