import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the only QR code on the screen as a phone's camera would: from the pixels. */
export async function scan(page: Page): Promise<string | undefined> {
  await expect(page.getByRole('img')).toHaveCount(1)
  await page.getByRole('img').scrollIntoViewIfNeeded()
  // An image element exists before it is visible.
  await page.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())
  const { width, height, data } = PNG.sync.read(await page.screenshot({ animations: 'disabled' }))
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}
