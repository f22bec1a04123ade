import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The texts of business codes. Import this module lazily, because most visits need no such text. */
export const { textsIn: businessTextsIn } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "business-[request]" */ `./${lang}.json`),
)

export type BusinessText = keyof typeof en
