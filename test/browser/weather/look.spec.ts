import { axeFindings } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { setTheme, switchLanguage } from '../looks.ts'
import { places } from '../../mock-api/places.ts'

test.use({ locale: 'en-GB', permissions: ['geolocation'] })

// Each place has a different sky. Together the places cover every kind of sky, some of them at night.
for (const [name, { lat, lon }] of Object.entries(places)) {
  test.describe(name, () => {
    test.use({ geolocation: { latitude: lat, longitude: lon } })

    test('is readable and accessible in both themes', async ({ page, open }) => {
      await open('/weather?dark=0&lang=en')
      await expect(page.getByRole('heading', { level: 2 })).not.toBeEmpty()
      await expect(page.locator('section[aria-busy="false"]')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await setTheme(page, 'dark')
      await switchLanguage(page, 'en', 'ar')
      expect(await axeFindings(page)).toEqual([])
    })
  })
}

test.describe('narrow', () => {
  test.use({ geolocation: { latitude: 40.71, longitude: -74.01 }, viewport: { width: 320, height: 640 } })

  for (const lang of ['en', 'de', 'zh', 'ar'])
    test(`nothing sticks out at 320 px in ${lang}, with the text as it is and twice as large`, async ({
      page,
      open,
    }) => {
      await open(`/weather?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 2 })).not.toBeEmpty()
      for (const zoom of ['100%', '200%']) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), zoom)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        const overlaps = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('main section:first-of-type > :last-child > *')].map(
            (each) => each.getBoundingClientRect(),
          )
          const [a, b] = boxes
          return !a || !b || (a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1)
        })
        expect(overlaps).toBe(false)
      }
    })
})

test.describe('without permission', () => {
  test.use({ permissions: [] })

  for (const lang of ['en', 'ja', 'de'])
    test(`the line about the place covers nothing at 320 px in ${lang}, also with twice the text`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await open(`/weather?lang=${lang}`)
      const note = page.locator('button[aria-haspopup="dialog"]')
      for (const zoom of ['100%', '200%']) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), zoom)
        await note.scrollIntoViewIfNeeded()
        // Every other control and tile receives the press on its middle.
        for (const part of await page.locator('main li, main label, main button').all()) {
          await part.scrollIntoViewIfNeeded()
          const covered = await part.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            const hit = document.elementFromPoint(left + width / 2, top + height / 2)
            return !hit || !(element.contains(hit) || hit.contains(element))
          })
          expect(covered).toBe(false)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      }
      expect(await axeFindings(page)).toEqual([])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await note.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })
})
