import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect } from './fixtures.ts'

/** The whole page as it is now has no accessibility finding, by day and by night. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, 'html'), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Presses a button a hundred times, faster than anything can answer. */
export const hundredTaps = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 100; tap++) button.click()
  })
