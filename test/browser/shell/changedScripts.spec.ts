import type { Page } from '@playwright/test'
import * as limits from '@companion/shared/limits'
import { expect, test } from '../fixtures.ts'

// Corporate proxies, carriers and captive portals modify responses. The policy blocks every inline script
// that a proxy has modified, so the notice must appear without one. A portal's HTML can arrive instead of the
// shell's script.

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page didn’t load. Check your connection' })
// Milliseconds within which the notice must be shown without an inline script. A script would show it
// earlier.
const byItself = 20_000

test.describe('a proxy that changes inline scripts', () => {
  test.use({ expected: /inline script|policy: script-src/ })
  test('leaves no skeleton for ever: the page says that it could not be loaded, and Retry loads it again', async ({
    page,
    open,
  }) => {
    await page.route(/\/weather/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('<script>', '<script>/* a proxy */')
      await route.fulfill({ response: answer, body })
    })
    await open('/weather?lang=en')
    await expect(notice(page)).toBeHidden()
    await expect(notice(page)).toBeVisible({ timeout: byItself })
    await page.unroute(/\/weather/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('[data-remote="weather"] h1')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('a captive portal', () => {
  test.use({ expected: /digest|integrity checks|MIME type|Failed to load/ })
  test('that answers for the shell’s script has the page say so in time, and Retry brings it', async ({
    page,
    site,
    open,
  }) => {
    site.faults.set('/shell/*/main.js', 'html')
    await open('/weather?lang=en')
    await expect(notice(page)).toBeVisible({ timeout: limits.remote })
    site.faults.clear()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('[data-remote="weather"] h1')).toBeVisible()
  })
})
