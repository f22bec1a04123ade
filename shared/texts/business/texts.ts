import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The words of the business codes. Import this module lazily: most visits never meet one. */
export const { textsIn: businessTextsIn } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "business-[request]" */ `./${lang}.json`),
)

export type BusinessText = keyof typeof en
