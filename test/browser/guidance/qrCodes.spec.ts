import type { Page } from '@playwright/test'
import { brands } from '../../../shared/kit/brand/brands.ts'
import { expect, test } from '../fixtures.ts'
import { setTheme } from '../looks.ts'
import { readers } from './userAgents.ts'
import { scan } from './scan.ts'

/** Runs `look` on the same page, first in the light theme and then in the dark theme. */
async function byDayAndNight(page: Page, look: () => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    await look()
  }
}

for (const { id, packageName, hosts } of brands) {
  test(`the code of ${id} is read from the screen by day and by night`, async ({ page, open }) => {
    await open('/qr?lang=de', `${id}.localhost`)
    await byDayAndNight(page, async () =>
      expect(await scan(page)).toBe(`https://${hosts[0]}/app?appName=${packageName}&lang=de&from=qr`),
    )
  })
}

test('the codes of the stores are read from the screen, one at a time, by day and by night', async ({
  page,
  open,
}) => {
  await open('/qr2')
  await byDayAndNight(page, async () => {
    await page.getByRole('radio', { name: 'Android' }).click()
    await expect(page.getByRole('img', { name: /google/ })).toBeVisible()
    expect(await scan(page)).toBe('https://play.google.com/store/apps/details?id=com.companion.sparkpro')
    await page.getByRole('radio', { name: 'iOS' }).click()
    await expect(page.getByRole('img', { name: /apple/ })).toBeVisible()
    expect(await scan(page)).toBe('https://apps.apple.com/app/id1000000004')
  })
})

for (const [width, deviceScaleFactor] of [
  [320, 1],
  [320, 2],
  [360, 2.625],
  [412, 3.5],
] as const) {
  test.describe(`${width} px wide with ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ viewport: { width, height: 640 }, deviceScaleFactor })
    test('the longest code is read from the screen by day and by night', async ({ page, open }) => {
      await open('/qr?lang=ar', 'flymatrixpro.localhost')
      await byDayAndNight(page, async () =>
        expect(await scan(page)).toMatch(/appName=com\.companion\.flymatrixpro&lang=ar&from=qr$/),
      )
    })
  })
}

for (const path of ['/app', '/operational-guidance']) {
  test.describe('on a computer', () => {
    test.use({ userAgent: readers.computer })
    test(`the code on ${path} leads the phone to it`, async ({ page, open }) => {
      await open(`${path}?dark=1`)
      expect(await scan(page)).toBe(
        `https://m.sparkpro.example${path}?appName=com.companion.sparkpro&lang=en&from=qr`,
      )
    })
  })
}

test('a tablet has one centred column, a phone in landscape has the actions next to the code', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open('/qr')
  const boxes = () =>
    Promise.all(['img', 'button'].map((name) => page.locator(`main ${name}`).first().boundingBox()))
  await expect(page.getByRole('img')).toBeVisible()
  for (const box of await boxes()) expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(384, 0)
  await page.setViewportSize({ width: 844, height: 390 })
  const [code, copy] = await boxes()
  expect(copy?.x).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 844))
  expect(copy?.y).toBeLessThan(390)
})

test('a code alone is printed', async ({ page, open }) => {
  await open('/qr')
  await expect(page.getByRole('img')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img')).toHaveCSS('visibility', 'visible')
  await expect(page.locator('main h1')).toHaveCSS('visibility', 'hidden')
})
