import * as limits from '@companion/shared/limits'
import { insideFakeApp } from '../fakeApp.ts'
import { expect } from '../fixtures.ts'
import { test } from './prerendered.ts'

// React logs that it renders the boundary on the client instead of hydrating it.
test.use({ expected: /React error #422/ })

test('a screen whose remote hangs behind its prerendered screen says so once its time is over, and one Retry brings it', async ({
  page,
  site,
}) => {
  site.faults.set('/r/guidance/*/remoteEntry.js', 'hang')
  await page.goto(`http://metawatch.localhost:${site.port}/help?lang=en`, { waitUntil: 'commit' })
  await expect(page.locator('[data-prerendered] h1')).toBeVisible()
  const retry = page.locator('main').getByRole('button', { name: 'Retry' })
  // 2.5 seconds of tolerance for a busy machine. A second load after the first would exceed them.
  await expect(retry).toBeVisible({ timeout: limits.remote + 2500 })
  site.faults.clear()
  await retry.click()
  await page.locator('[data-remote]:not([hidden]) h1').waitFor()
})

test('an app opens another route while the remote hangs behind its prerendered screen', async ({
  page,
  site,
}) => {
  const app = await insideFakeApp(page)
  site.faults.set('/r/guidance/*/remoteEntry.js', 'hang')
  await page.goto(`http://metawatch.localhost:${site.port}/help?lang=en`, { waitUntil: 'commit' })
  await expect(page.locator('[data-prerendered] h1')).toBeVisible()
  await app.emit('openRoute', { path: '/registration' })
  await expect(page).toHaveURL(/\/registration\?lang=en$/)
  await expect(page.locator('[data-remote="account"] h1')).toBeVisible()
  site.faults.clear()
})
