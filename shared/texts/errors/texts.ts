import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The words of failures: the spec's error catalogue (§8), the session error panel, and what no code names. */
export const {
  useTexts: useErrorTexts,
  prepare: prepareErrorTexts,
  textsIn: errorTextsIn,
} = createTexts<typeof en>((lang) => import(/* webpackChunkName: "texts-[request]" */ `./${lang}.json`))

export type ErrorText = keyof typeof en
