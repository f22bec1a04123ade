import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { shell, test } from './prerendered.ts'

// Each history entry has its own scroll position (HTML §7.4.6), and new entries start at the top.

test.use({
  viewport: { width: 390, height: 500 },
  geolocation: { latitude: 22.54318, longitude: 114.05791 },
  permissions: ['geolocation'],
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const live = (page: Page, name: string) =>
  page.locator('[data-remote]:not([hidden])').getByRole('heading', { level: 1, name, exact: true }).waitFor()
const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls once the page can store positions, and waits until the position is stable. */
async function scrollDown(page: Page, top: number): Promise<void> {
  // The code that stores positions loads when the page is idle. A position set before would be lost.
  await expect(page.locator('html[data-mark]')).toBeAttached()
  await page.evaluate((y) => scrollTo(0, y), top)
  await staysAt(page, top)
}

/** Checks that the position is reached, and that content which arrives later doesn't change it. */
async function staysAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => position(page)).toBe(top)
  await page.waitForTimeout(700)
  expect(await position(page)).toBe(top)
}

const policy = 'Privacy policy'

/**
 * Follows a link without scrolling to it first. Playwright's `click` would scroll, and so change the stored
 * position.
 */
async function follow(page: Page, name: string, heard = name): Promise<void> {
  await page.getByRole('link', { name }).last().dispatchEvent('click')
  await live(page, heard)
}

/** Follows the menu's link to the privacy policy and scrolls down to `top`. */
async function readPolicy(page: Page, top: number): Promise<void> {
  await follow(page, policy)
  expect(await position(page)).toBe(0)
  await scrollDown(page, top)
}

test('a reload, and a step back from another site, find the text where it was', async ({
  page,
  open,
  site,
}) => {
  await open('/?lang=en')
  await readPolicy(page, 900)
  await page.reload()
  await live(page, policy)
  await staysAt(page, 900)
  await scrollDown(page, 1200)
  await page.goto(`http://127.0.0.1:${site.port}/help?lang=en`)
  await live(page, 'Help')
  expect(await position(page)).toBe(0)
  await page.goBack()
  await live(page, policy)
  await staysAt(page, 1200)
})

test('back and forward each find their own position, also among entries of one path and after a reload', async ({
  page,
  open,
}) => {
  await open('/?lang=en')
  await scrollDown(page, 60)
  await readPolicy(page, 900)
  await page.goBack()
  await expect(heading(page, policy)).toHaveCount(0)
  await staysAt(page, 60)
  await page.goForward()
  await live(page, policy)
  await staysAt(page, 900)
  // A history entry within the same screen has the same path but its own position.
  await page.evaluate(() => history.pushState({ depth: 2 }, '', location.href))
  await scrollDown(page, 400)
  await page.goBack()
  await staysAt(page, 900)
  await page.goForward()
  await staysAt(page, 400)
  await page.reload()
  await live(page, policy)
  await staysAt(page, 400)
  await page.goBack()
  await staysAt(page, 900)
  await page.goBack()
  await expect(heading(page, policy)).toHaveCount(0)
  await staysAt(page, 60)
})

test('what is new begins at the top, wherever its place in the history was scrolled to before', async ({
  page,
  open,
}) => {
  await open('/?lang=en')
  await readPolicy(page, 900)
  await page.goBack()
  await follow(page, 'User terms')
  await staysAt(page, 0)
  await scrollDown(page, 700)
  await follow(page, 'Contact support', 'Support')
  await staysAt(page, 0)
  await page.goBack()
  await live(page, 'User terms')
  await staysAt(page, 700)
})

/**
 * Scrolls the weather screen to `top` and reloads it. Its files and its data are each delayed by two seconds.
 */
async function loadAgain(page: Page, standin: ControlRoom, top: number): Promise<void> {
  await live(page, 'Weather')
  await expect(page.locator('section[aria-busy="false"]')).toBeVisible()
  await scrollDown(page, top)
  await standin.fault({ path: '/api/*', delayMs: 2000 })
  await page.route(/\/r\/weather\/.*area\.js/, async (route) => {
    await page.waitForTimeout(2000)
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('[data-part="nav-bar"], main').first()).toBeVisible()
}

// An unknown query parameter has no prerendered screen, so the page shows a skeleton until the screen has
// loaded.
const weather = '/weather?lang=en&own=1'

test('a screen that comes late is scrolled when it is there', async ({ page, open, standin }) => {
  await open(weather)
  await loadAgain(page, standin, 400)
  expect(await position(page)).toBe(0)
  await live(page, 'Weather')
  await expect(page.locator('section[aria-busy="false"]')).toBeVisible()
  await staysAt(page, 400)
})

test('who does something meanwhile is not moved', async ({ page, open, standin }) => {
  await open(weather)
  await loadAgain(page, standin, 400)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 10)
  await live(page, 'Weather')
  await expect(page.locator('section[aria-busy="false"]')).toBeVisible()
  await staysAt(page, 0)
})

test('words of a document are at their position before any script of the shell, and so is the screen', async ({
  page,
  site,
}) => {
  const address = `http://metawatch.localhost:${site.port}/privacy-policy?lang=en`
  await page.goto(address)
  await live(page, policy)
  await scrollDown(page, 900)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(shell, async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('[data-prerendered] h1')).toBeAttached()
  await expect.poll(() => position(page)).toBe(900)
  await page.waitForTimeout(2500)
  release()
  await live(page, policy)
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await staysAt(page, 900)
})

test('a browser that refuses to keep anything shows each screen from its top', async ({ page, open }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new Error('no storage')
        },
      })
    History.prototype.replaceState = () => {
      throw new Error('too many')
    }
  })
  await open('/privacy-policy?lang=en')
  await live(page, policy)
  await page.evaluate(() => scrollTo(0, 900))
  await page.waitForTimeout(1500)
  await page.reload()
  await live(page, policy)
  await staysAt(page, 0)
})
