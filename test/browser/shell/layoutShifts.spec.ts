import { devices } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layoutShifts.ts'
import { signedIn } from '../session.ts'
import { arrive, routes } from './walk.ts'

test.use({
  geolocation: { latitude: 22.54318, longitude: 114.05791 },
  permissions: ['geolocation'],
  // A phone's user agent, because the page treats a touch device as a phone until it's hydrated. A computer's
  // user agent would change the screen then.
  userAgent: devices['Pixel 7'].userAgent,
})

// German has the longest words, and Arabic runs from right to left.
for (const lang of ['en', 'de', 'ar'])
  test(`in ${lang} nothing moves by itself on any screen whose data come late`, async ({
    page,
    open,
    standin,
  }) => {
    await open(await signedIn(standin, '/'))
    // Wait until the page has stored its tokens. If it's left earlier, the session is lost.
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    const shifted = await watchShifts(page)
    // Delays responses for long enough that the placeholders are painted before the data.
    await standin.fault({ path: '/api/*', delayMs: 600 })
    for (const route of routes) {
      await open(`${route.path}?lang=${lang}`)
      await arrive(page, route)
      await page.waitForLoadState('networkidle')
      expect.soft(await shifted(), route.name).toBe(0)
    }
  })

test('nothing moves on the menu of a browser in which nobody has signed in', async ({ page, open }) => {
  const shifted = await watchShifts(page)
  await open('/?lang=en')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBe(0)
})
