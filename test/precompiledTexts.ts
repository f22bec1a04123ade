import type { Plugin } from 'vitest/config'
import { compileTexts, longTexts, hyphenateJson } from '../host-shell/build/hyphenate.ts'

/** Gives tests the texts exactly as built: parsed catalogues, hyphenated long texts. */
export const precompiledTexts = (): Plugin => ({
  name: 'precompiled-texts',
  enforce: 'pre',
  transform(code, id) {
    if (longTexts.test(id)) return hyphenateJson(code, id)
    return /\/texts\/.*\.json$/.test(id) ? JSON.stringify(compileTexts(JSON.parse(code), id)) : null
  },
})
