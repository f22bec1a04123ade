import { expect, type Page } from '@playwright/test'

/** Takes the network away, once the page has the bar that says so: without a network the bar's file cannot come. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.locator('[data-part="offline-bar"]')).toBeAttached()
  await page.context().setOffline(true)
}
