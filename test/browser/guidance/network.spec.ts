import type { Page } from '@playwright/test'
import { guides } from '../../../remotes/guidance/model/guides/all.ts'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layoutShifts.ts'
import { goOffline } from '../offline.ts'
import { readers } from './userAgents.ts'

const titles = guides.filter(({ id }) => id !== 'harmony-next').map(({ id, title }) => ({ id, title }))

/**
 * Records the URLs that the page requests from now on. Leaves out the shell's own requests: late chunks, and
 * the polls for the channel and the root of trust that a navigation starts when a minute has passed.
 */
function watched(page: Page): readonly string[] {
  const asked: string[] = []
  page.on(
    'request',
    (request) => /^data:|\/(shell|c|trust)\//.test(request.url()) || asked.push(request.url()),
  )
  return asked
}

// Arabic, because its files aren't part of the first load.
test('once its list is open, every guide and version needs no network', async ({ page, open, context }) => {
  await open('/operational-guidance?lang=ar')
  const rows = page.locator('main a[href*="brand="]')
  await expect(rows).toHaveCount(titles.length)
  await goOffline(page)
  const asked = watched(page)
  for (const { id } of titles) {
    await page.locator(`main a[href*="brand=${id}"]`).last().click()
    await expect(page).toHaveURL(/-detail/)
    await expect(page.locator('main ol > li').first()).toBeVisible()
    const versions = await page.getByRole('radio').count()
    for (let at = 0; at < Math.max(versions, 1); at++) {
      if (versions) await page.getByRole('radio').nth(at).check()
      await expect(page.locator('main ol > li').first()).toBeVisible()
      expect(await page.locator('main').textContent()).not.toMatch(/[{}]|undefined/)
    }
    await page.goBack()
    await expect(rows.first()).toBeVisible()
  }
  expect(asked).toEqual([])
  await context.setOffline(false)
})

test('a guide opened by its address works on without a network', async ({ page, open, context }) => {
  await open('/operational-guidance-detail?brand=vivo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivo Origin OS')
  await goOffline(page)
  const asked = watched(page)
  await page.getByRole('button', { name: /Lock the background process/ }).click()
  await page.getByRole('checkbox', { name: 'I have done this' }).last().check()
  await expect(page.getByText('1 of 5 done')).toBeVisible()
  expect(asked).toEqual([])
  await context.setOffline(false)
})

// Each path loads files that the others don't: the guide's chunk, the QR encoder or the answers.
const paths = ['/operational-guidance', '/operational-guidance-detail?brand=xiaomi', '/qr', '/help']
for (const path of paths) {
  for (const reader of ['phone', 'computer'] as const) {
    test.describe(`read on a ${reader}`, () => {
      test.use({ userAgent: readers[reader], hasTouch: reader === 'phone' })
      if (reader === 'computer') test.use({ viewport: { width: 1280, height: 800 } })
      test(`on a slow network ${path} comes, and nothing jumps`, async ({ page, open }) => {
        const shifted = await watchShifts(page)
        const devtools = await page.context().newCDPSession(page)
        // Weak mobile reception: 50 kB/s and 400 ms round trip.
        const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
        await devtools.send('Network.emulateNetworkConditions', slow)
        await open(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 25_000 })
        await page.waitForLoadState('networkidle')
        expect(await shifted()).toBe(0)
      })
    })
  }
}
