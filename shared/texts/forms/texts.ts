import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The words of fields and their rules, in the spec's wording where it gives one. */
export const { useTexts: useFormTexts, prepare: prepareFormTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./${lang}.json`),
)

export type FormText = keyof typeof en
