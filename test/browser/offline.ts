import { expect, type Page } from '@playwright/test'

/** Goes offline once the offline bar is attached. The bar has its own chunk, which couldn't load later. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.locator('[data-part="offline-bar"]')).toBeAttached()
  await page.context().setOffline(true)
}
