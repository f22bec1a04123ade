import type { Plugin } from 'vitest/config'
import { compileTexts, longTexts, hyphenateJson } from '../host-shell/build/hyphenate.ts'

/**
 * Returns a plugin that gives tests the built translations: parsed catalogues, with hyphens in long texts.
 */
export const precompiledTexts = (): Plugin => ({
  name: 'precompiled-texts',
  enforce: 'pre',
  transform(code, id) {
    if (longTexts.test(id)) return hyphenateJson(code, id)
    return /\/texts\/.*\.json$/.test(id) ? JSON.stringify(compileTexts(JSON.parse(code), id)) : null
  },
})
