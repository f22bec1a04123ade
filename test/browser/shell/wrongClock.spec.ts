import { expect, test, type Page } from '@playwright/test'
import { signedIn } from '../session.ts'
import { startServer } from './parallelServers.ts'

const screens = {
  account: '/upload-nickname',
  security: '/edit-password-new',
  guidance: '/operational-guidance',
  weather: '/weather',
  pay: '/pay/',
} as const
const day = 86_400_000
const clocks = {
  1970: () => -Date.now(),
  '22 days ahead': () => 22 * day,
  2040: () => Date.parse('2040-01-01') - Date.now(),
} as const

/** Shifts the page's clock by milliseconds. The clock keeps running. */
const shiftClock = (page: Page, ahead: number) =>
  page.addInitScript((ms) => {
    const now = Date.now.bind(Date)
    class Shifted extends Date {
      constructor(...given: []) {
        if (given.length) super(...given)
        else super(now() + ms)
      }
      static override now = () => now() + ms
    }
    window.Date = Shifted as DateConstructor
  }, ahead)

for (const [clock, ahead] of Object.entries(clocks))
  test(`on a device whose clock says ${clock} every remote starts, and tokens are renewed once`, async ({
    browser,
  }) => {
    const { site, room } = await startServer()
    for (const [remote, path] of Object.entries(screens)) {
      await room.reset()
      const context = await browser.newContext()
      const page = await context.newPage()
      await shiftClock(page, ahead())
      await page.goto(site.url + (await signedIn(room, path)))
      const heading = page.locator(`[data-remote="${remote}"] h1`)
      await expect(heading, remote).toBeVisible()
      const renewed = async () => (await room.requests('/auth/token')).length
      expect(await renewed(), `${remote}: the token is good`).toBe(0)
      await room.advanceClock(3_700_000)
      await page.reload()
      await expect(heading, remote).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await renewed(), `${remote}: at most once`).toBeLessThanOrEqual(1)
      await context.close()
    }
    await site.close()
  })
