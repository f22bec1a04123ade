import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the one code on the screen as a phone's camera would: from the pixels, not from the page. */
export async function scan(page: Page): Promise<string | undefined> {
  await expect(page.getByRole('img')).toHaveCount(1)
  await page.getByRole('img').scrollIntoViewIfNeeded()
  // An image stands on the page before it can be seen.
  await page.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())
  const { width, height, data } = PNG.sync.read(await page.screenshot({ animations: 'disabled' }))
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}
