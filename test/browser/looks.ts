import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect } from './fixtures.ts'

type Theme = 'light' | 'dark'

const folders = [
  ...['pay', 'guidance', 'account', 'security', 'weather'].map((remote) => `remotes/${remote}/texts`),
  ...['business', 'errors', 'forms', 'kit'].map((name) => `shared/kit/texts/${name}`),
]

const catalogue = (folder: string, lang: string) =>
  JSON.parse(readFileSync(new URL(`../../${folder}/${lang}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >

/** Maps every text without placeholders from one language to another. */
const dictionary = (from: string, to: string): Record<string, string> =>
  Object.fromEntries(
    folders.flatMap((folder) => {
      const [own, other] = [catalogue(folder, from), catalogue(folder, to)]
      return Object.keys(own).flatMap((key) =>
        /[{<]/.test(own[key] ?? '') ? [] : [[own[key], other[key]] as const],
      )
    }),
  )

/** Sets the theme of the open page, as the shell does when the app sends a new theme. */
export const setTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)

/**
 * Changes the direction and texts of the open page, so a test needn't reach the same state once per language.
 * Texts with placeholders stay in the first language.
 */
export const switchLanguage = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([words, lang]) => {
      const html = document.documentElement
      html.lang = lang
      html.dir = lang === 'ar' ? 'rtl' : 'ltr'
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        const text = node.textContent?.replaceAll(/[\u00AD\u2060]/g, '').trim() ?? ''
        if (Object.hasOwn(words, text)) node.textContent = words[text] ?? ''
      }
    },
    [dictionary(from, to), to] as const,
  )

/** Checks that the page and its dialogs don't scroll sideways at 320 px, at normal and double text size. */
export async function expectToFit320(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const zoom of ['200%', '100%']) {
    await page.evaluate((root) => document.documentElement.style.setProperty('font-size', root), zoom)
    const wider = await page.evaluate(() => {
      const boxes = [document.scrollingElement, ...document.querySelectorAll('dialog, dialog > *')]
      return boxes.filter((box) => box && box.scrollWidth > box.clientWidth + 1).length
    })
    expect(wider, `${state}, 320 px, ${zoom}`).toBe(0)
  }
  if (size) await page.setViewportSize(size)
}

/** Checks that axe finds nothing on the whole page, in the dark and the light theme. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, 'html'), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Clicks a button a hundred times in one task, so the page can't respond between two clicks. */
export const hundredTaps = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 100; tap++) button.click()
  })
