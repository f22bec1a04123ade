import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The texts of errors: of the spec's catalogue (§8), the session error panel, and errors without a code. */
export const {
  useTexts: useErrorTexts,
  prepare: prepareErrorTexts,
  textsIn: errorTextsIn,
} = createTexts<typeof en>((lang) => import(/* webpackChunkName: "texts-[request]" */ `./${lang}.json`))

export type ErrorText = keyof typeof en
