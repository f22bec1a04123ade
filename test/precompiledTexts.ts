import type { Plugin } from 'vitest/config'
import { compileTexts, germanTexts, hyphenateJson } from '../host-shell/build/hyphenate.ts'

/** Tests see texts exactly as the build makes them: catalogues parsed, long German words hyphenated. */
export const precompiledTexts = (): Plugin => ({
  name: 'precompiled-texts',
  enforce: 'pre',
  transform(code, id) {
    if (germanTexts.test(id)) return hyphenateJson(code)
    return /\/texts\/.*\.json$/.test(id) ? JSON.stringify(compileTexts(JSON.parse(code), id)) : null
  },
})
