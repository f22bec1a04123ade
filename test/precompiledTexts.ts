import type { Plugin } from 'vitest/config'
import { compileTexts } from '../host-shell/build/compileTexts.ts'

/** Tests see catalogues exactly as the build makes them: parsed beforehand. */
export const precompiledTexts = (): Plugin => ({
  name: 'precompiled-texts',
  enforce: 'pre',
  transform: (code, id) =>
    /\/texts\/.*\.json$/.test(id) ? JSON.stringify(compileTexts(JSON.parse(code), id)) : null,
})
