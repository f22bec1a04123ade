import { createTexts } from '../createTexts.ts'
import type en from './en.json'

/** The few words of the kit itself; everything else arrives in props. */
export const { useTexts: useKitTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./${lang}.json`),
)
