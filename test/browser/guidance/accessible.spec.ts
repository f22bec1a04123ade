import { axeFindings } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

const paths = [
  '/operational-guidance',
  '/operational-guidance-detail?brand=xiaomi',
  '/app',
  '/qr',
  '/qr2',
  '/help',
  '/support',
  '/privacy-policy',
  '/user-terms',
]

for (const path of paths) {
  test(`${path} is accessible in both themes and fits 320 px at double text size`, async ({ page, open }) => {
    for (const query of ['dark=0&lang=en', 'dark=1&lang=ar']) {
      await open(`${path}${path.includes('?') ? '&' : '?'}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
