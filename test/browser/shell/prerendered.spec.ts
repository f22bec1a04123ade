import { devices, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { openHeld, seen, shell, test, watchLayout } from './prerendered.ts'

test.use({ viewport: { width: 390, height: 844 } })

const host = 'metawatch.localhost'

const live = (page: Page) => page.locator('[data-remote]:not([hidden]) h1').waitFor()

test('the words are painted before the shell runs, also when the browser has all of it', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    let list: unknown
    // The shell's libraries set this variable before anything else, so it shows when they ran.
    Object.defineProperty(window, 'webpackChunkshell', {
      configurable: true,
      get: () => list,
      set(value: unknown) {
        list = value
        Object.assign(window, { ranAt: (window as { ranAt?: number }).ranAt ?? performance.now() })
      },
    })
  })
  for (const visit of ['first', 'second']) {
    await open('/help', host)
    await live(page)
    const [painted, ran] = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0] as
        | { paintTime?: number }
        | undefined
      return [paint?.paintTime ?? 0, (window as { ranAt?: number }).ranAt ?? 0] as const
    })
    expect(painted, visit).toBeGreaterThan(0)
    expect(painted, visit).toBeLessThan(ran)
  }
})

test('each screen stands in its document, and is hydrated without moving anything', async ({
  documents,
  site,
  standin,
  browser,
}) => {
  test.slow()
  // A phone with a touch screen, because no prerendered screen exists for computers with one.
  const { viewport, userAgent, hasTouch } = devices['Pixel 7']
  const context = await browser.newContext({ viewport, userAgent, hasTouch, locale: 'en-US' })
  const page = await context.newPage()
  const open = (path: string) => page.goto(`http://${host}:${site.port}${path}`)
  await watchLayout(page)
  const { screens } = documents.find(({ file }) => file === 'documents/metawatch.html')!
  const paths = screens.flatMap(([file]) =>
    file.startsWith('en/') ? [file.slice(2, -'.html'.length).replace(/^\/index$/, '/')] : [],
  )
  expect(paths.length).toBeGreaterThanOrEqual(24)
  const shifts: Record<string, object> = {}
  for (const path of paths) {
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await open(await signedIn(standin, path))
    await live(page)
    await page.waitForTimeout(300)
    const { shift, skeleton } = await seen(page)
    // Ignore shifts below 0.01: a long document is painted while it's still being parsed, which shifts a line
    // by less than a pixel.
    shifts[path] = { shift: Math.floor(shift * 100), skeleton }
    await client.detach()
  }
  await context.close()
  const expected = paths.map((path) => [path, { shift: 0, skeleton: 0 }])
  expect(shifts).toEqual(Object.fromEntries(expected))
})

/** Returns the largest difference in a colour channel (0 to 255) between two screenshots of the same size. */
function farthest(one: Buffer, other: Buffer): number {
  const [before, after] = [PNG.sync.read(one).data, PNG.sync.read(other).data]
  expect(after.length).toBe(before.length)
  return before.reduce((most, part, at) => Math.max(most, Math.abs(part - after[at]!)), 0)
}

for (const path of ['/help', '/forget-password', '/privacy-policy'])
  for (const query of ['lang=en', 'lang=ar&dark=1', 'lang=en&inset=0&dark=1', 'lang=ar'])
    test(`${path}?${query} looks the same before and after`, async ({ page, site }) => {
      const release = await openHeld(page, `http://${host}:${site.port}${path}?${query}`)
      await expect(page.locator('[data-prerendered] h1')).toBeVisible()
      const before = await page.screenshot()
      release()
      await live(page)
      await expect(page.locator('[data-prerendered]')).toHaveCount(0)
      // Allow for invisible differences in antialiasing at the edges of layers. A shift by one pixel differs
      // far more.
      expect(farthest(before, await page.screenshot())).toBeLessThanOrEqual(8)
    })

for (const [path, heading] of [
  ['/', 'Account and Security'],
  ['/pay', 'Pay'],
] as const)
  test(`${path} shows its frame at once to those who are signed in, and to nobody else`, async ({
    page,
    site,
    standin,
  }) => {
    const origin = `http://${host}:${site.port}`
    const release = await openHeld(page, origin + (await signedIn(standin, path)))
    await expect(page.locator('[data-prerendered]').getByRole('heading', { name: heading })).toBeVisible()
    release()
    await live(page)
    await expect(page.locator('[data-prerendered]')).toHaveCount(0)
    // From here on the page has a session, so the URL doesn't need tokens.
    await page.unroute(shell)
    const again = await openHeld(page, `${origin}${path}?lang=en`)
    await expect(page.locator('[data-prerendered] h1')).toBeVisible()
    again()
    await live(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.unroute(shell)
    const asStranger = await openHeld(page, `${origin}${path}?lang=en`)
    await expect(page.locator('[data-prerendered]')).toBeHidden()
    await expect(page.locator('.boot')).toBeVisible()
    asStranger()
  })

test('a tap on a row is answered as soon as somebody can', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/help?lang=en`)
  await page.evaluate(() => scrollTo(0, 120))
  const question = page.getByRole('button', { name: 'My device keeps disconnecting' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('a screen in another language, of another brand, query or section is never seen', async ({
  page,
  documents,
  site,
}) => {
  await page.route(shell, () => {})
  const german = documents.find(({ file }) => file === 'documents/metawatch.html')!
  const [, html = ''] = german.screens.find(([file]) => file === 'de/help.html')!
  await page.route(/\/help(\?|$)/, (route) =>
    route.fulfill({
      status: 200,
      headers: {
        ...(german.page.headers as Record<string, string>),
        'Content-Security-Policy': [german.page.headers['Content-Security-Policy']!].flat().join(', '),
      },
      body: html,
    }),
  )
  for (const [address, shown] of [
    ['/help?lang=de', true],
    ['/help?lang=de&dark=1&top=20&from=x', true],
    ['/help?lang=en', false],
    ['/help?lang=fr', false],
    ['/help?lang=de&q=Akku', false],
    ['/help?lang=de#password', false],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`http://${host}:${site.port}${address}`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-prerendered]'), address).toBeVisible({ visible: shown })
    await expect(page.locator('.boot'), address).toBeVisible({ visible: !shown })
  }
})
