import { expect, type Page } from '@playwright/test'

/** Goes offline once the offline bar is ready: its chunk can't load without a network. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.locator('[data-part="offline-bar"]')).toBeAttached()
  await page.context().setOffline(true)
}
