import { localised } from '../fallback.ts'
import type { HelpText } from './shape.ts'

/** The help in the reader's language, or in English and marked so. */
export const loadHelp = localised<HelpText>(
  (lang) => import(/* webpackChunkName: "pages-[request]" */ `./articles/${lang}.json`),
)
