import { createTexts } from '@companion/shared/texts/createTexts'
import type en from './en.json'

export const { useTexts: useShellTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./${lang}.json`),
)
