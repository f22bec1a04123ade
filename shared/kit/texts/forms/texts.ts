import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The texts of fields and rules. They have the spec's wording if the spec contains them. */
export const { useTexts: useFormTexts, prepare: prepareFormTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./${lang}.json`),
)

export type FormText = keyof typeof en
