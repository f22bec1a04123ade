import { expect } from '../fixtures.ts'
import { openHeld, test } from '../shell/prerendered.ts'

const hour = new Date().getUTCHours()

/** Returns a time zone in which this hour of the day has begun now, so far from the bounds of the day. */
function zoneAt(local: number): string {
  const ahead = ((local - hour + 36) % 24) - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

const parts = [
  ['day', zoneAt(12), 'rgb(169, 210, 251)'],
  ['night', zoneAt(0), 'rgb(23, 29, 66)'],
] as const

for (const [part, timezoneId, colour] of parts)
  test.describe(part, () => {
    test.use({ timezoneId, locale: 'en-US', viewport: { width: 390, height: 844 } })

    test('the prerendered screen stands in the sky of the device’s clock, and keeps it when it’s live', async ({
      page,
      site,
    }) => {
      // Without the weather, the screen stays in this sky. The document itself sends the request.
      await page.route('**/api/v1/weather/ip*', () => {})
      const root = page.locator('html')
      const release = await openHeld(page, `http://metawatch.localhost:${site.port}/weather?lang=en&dark=0`)
      await expect(page.locator('[data-prerendered] h1')).toHaveText('Weather')
      await expect(root).toHaveCSS('background-color', colour)
      release()
      await expect(page.locator('[data-remote="weather"] h1')).toBeVisible()
      await expect(root).not.toHaveAttribute('data-clock')
      await expect(root).toHaveCSS('background-color', colour)
    })
  })
