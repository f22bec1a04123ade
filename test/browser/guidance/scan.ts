import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the only QR code on the screen from the pixels of a screenshot, as a phone's camera does. */
export async function scan(page: Page): Promise<string | undefined> {
  await expect(page.getByRole('img')).toHaveCount(1)
  await page.getByRole('img').scrollIntoViewIfNeeded()
  // Wait until the image is decoded, because its element exists before it's visible.
  await page.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())
  const { width, height, data } = PNG.sync.read(await page.screenshot({ animations: 'disabled' }))
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}
