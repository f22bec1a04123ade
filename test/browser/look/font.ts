import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Page } from '@playwright/test'

const styles = createRequire(import.meta.url).resolve('@fontsource-variable/vazirmatn/index.css')

/**
 * The font's files with their character ranges. They make Latin and Arabic look the same on every machine.
 */
const files = Array.from(
  readFileSync(styles, 'utf8').matchAll(/url\(([^)]+)\)[^}]*?unicode-range: ([^;]+);/g),
  ([, file = '', characters = '']) => ({
    characters,
    bytes: readFileSync(resolve(dirname(styles), file)).toString('base64'),
  }),
)

/** Makes all pages use this font, so that the fonts of the machine don't matter. */
export const drawWithOwnFont = (page: Page): Promise<unknown> =>
  page.addInitScript((parts) => {
    const family = 'Look'
    for (const { bytes, characters } of parts) {
      // Load the fonts from bytes, because the page's policy blocks their URLs.
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      const face = new FontFace(family, data, { weight: '100 900', unicodeRange: characters })
      document.fonts.add(face)
      void face.load()
    }
    addEventListener('DOMContentLoaded', () => {
      const { style } = document.documentElement
      style.setProperty('--f-family', `${family}, sans-serif`)
      // A blinking caret would make screenshots differ.
      style.caretColor = 'transparent'
    })
  }, files)
