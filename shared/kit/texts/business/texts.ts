import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The texts of the business codes. Import it lazily: most visits need none. */
export const { textsIn: businessTextsIn } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "business-[request]" */ `./${lang}.json`),
)

export type BusinessText = keyof typeof en
