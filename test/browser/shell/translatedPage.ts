import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { Way } from './translatePage.ts'
import { expectTranslated, translateFromNow, translateFromStart } from './translator.ts'

/** One way to translate from the start, and another way from one second after the screen is complete. */
export const modes = [
  { from: 'before the scripts', way: 'removed' },
  { from: 'a second after the screen', way: 'replaced' },
] as const satisfies readonly { readonly from: string; readonly way: Way }[]
export type Mode = (typeof modes)[number]

/** Opens a path and translates the page. */
export async function openTranslated(
  page: Page,
  open: (path: string) => Promise<void>,
  path: string,
  { from, way }: Mode,
): Promise<void> {
  if (from === 'before the scripts') await translateFromStart(page, way)
  await open(path)
  await expect(page.locator('h1').last()).toBeVisible()
  if (from === 'before the scripts') return
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((then) => performance.now() > then + 1000, since)
  await translateFromNow(page, way)
}

const failure = /Something went wrong|could not be (shown|loaded)/i

/** Checks that a screen shows all its text, translated and without an error message. */
export async function isWhole(page: Page, where: string): Promise<void> {
  await expectTranslated(page, where)
  await expect(page.locator('main'), where).not.toContainText(failure)
  await expect(page.locator('h1').last(), where).not.toBeEmpty()
}
