import { createTexts } from '@companion/shared/texts/createTexts'
import type en from './texts/en.json'

export const { useTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${lang}.json`),
)
