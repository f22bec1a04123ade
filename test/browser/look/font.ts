import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Page } from '@playwright/test'

const styles = createRequire(import.meta.url).resolve('@fontsource-variable/vazirmatn/index.css')

/** Its files with their character ranges: Latin and Arabic look the same on every machine. */
const files = Array.from(
  readFileSync(styles, 'utf8').matchAll(/url\(([^)]+)\)[^}]*?unicode-range: ([^;]+);/g),
  ([, file = '', characters = '']) => ({
    characters,
    bytes: readFileSync(resolve(dirname(styles), file)).toString('base64'),
  }),
)

/** Makes all pages use a font of the project, so that a machine's fonts don't matter. */
export const drawWithOwnFont = (page: Page): Promise<unknown> =>
  page.addInitScript((parts) => {
    const family = 'Look'
    for (const { bytes, characters } of parts) {
      // From bytes, not from a URL: the page's policy allows none.
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      const face = new FontFace(family, data, { weight: '100 900', unicodeRange: characters })
      document.fonts.add(face)
      void face.load()
    }
    addEventListener('DOMContentLoaded', () => {
      const { style } = document.documentElement
      style.setProperty('--f-family', `${family}, sans-serif`)
      // A blinking caret would make pictures differ.
      style.caretColor = 'transparent'
    })
  }, files)
