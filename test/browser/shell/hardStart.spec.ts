import { expect } from '../fixtures.ts'
import { test } from './prerendered.ts'

const jwt = (payload: string) => `h.${btoa(payload).replaceAll('=', '')}.s`
const known = jwt('{"userId":"u1"}')

for (const [path, token] of [
  ['/upload-email', 'null'],
  ['/upload-email', `Bearer%20${known}`],
  ['/edit-password-new', 'a.b'],
  ['/avatar', jwt('{"user":{"userId":"u1"}}')],
  ['/upload-nickname', `${known}.s`],
  ['/account-delete', `${known}%0A`],
  ['/', 'undefined'],
] as const)
  test(`${path} with acc_token=${token.slice(0, 12)} says to open the page from the app, before any part is given up`, async ({
    page,
    open,
    standin,
  }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!/reopen it from the APP/.test(document.querySelector('#root')?.textContent ?? '')) return
        watch.disconnect()
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        Object.assign(window, { said: performance.now() - entry!.domContentLoadedEventEnd })
      })
      watch.observe(document, { childList: true, subtree: true, characterData: true })
    })
    await open(`${path}?lang=en&acc_token=${token}`, 'metawatch.localhost')
    await expect(page.getByText('Please try to reopen it from the APP')).toBeVisible()
    // The page must not wait for the timeout of a chunk (`limits.chunk`, 8 seconds).
    expect(await page.evaluate(() => (window as unknown as { said: number }).said)).toBeLessThan(6000)
    expect(await standin.requests()).toEqual([])
  })

test.describe('under the words of a document', () => {
  test.use({ expected: /status of 401/ })

  test('a refused refresh is said at once', async ({ page, open }) => {
    await open('/help?lang=en', 'metawatch.localhost')
    // The stored token keeps the prerendered screen visible. The server rejects the refresh token, because it
    // doesn't know it.
    await page.evaluate((token) => sessionStorage.setItem('acc_token', token), known)
    await open('/upload-email?lang=en&ref_token=R', 'metawatch.localhost')
    await expect(page.getByText('Account login expired. Please retry on the page.')).toBeVisible()
    // The page must not wait for the timeout of a chunk (`limits.chunk`, 8 seconds).
    expect(await page.evaluate(() => performance.now())).toBeLessThan(7500)
  })
})

test.describe('a web view without a language of its own', () => {
  for (const value of [undefined, null])
    test(`${value}: the page is in English`, async ({ page, open }) => {
      await page.addInitScript((given) => {
        Object.defineProperty(Navigator.prototype, 'language', { get: () => given })
      }, value)
      for (const path of ['/help', '/weather', '/forget-password']) {
        await open(path, 'metawatch.localhost')
        await expect(page.locator('[data-remote] h1').first()).toBeVisible()
        await expect(page.locator('body')).toHaveAttribute('data-lang', 'en')
      }
    })
})

test('a language that is no end of signs keeps nothing busy', async ({ page, open }) => {
  await open(`/help?lang=en${'_'.repeat(60)}!`, 'metawatch.localhost')
  await expect(page.locator('[data-remote] h1')).toBeVisible()
})

test.describe('a host that answers doubled slashes with the document', () => {
  for (const doubled of ['//weather', '//evil.test/weather', '/\\weather'])
    test(`${doubled} loses its token and shows a page`, async ({ page, site }) => {
      const origin = `http://metawatch.localhost:${site.port}`
      await page.route(
        (url) => url.pathname.startsWith('//'),
        async (route) => {
          const headers = { ...route.request().headers(), host: new URL(origin).host }
          const response = await route.fetch({ url: `http://127.0.0.1:${site.port}/weather`, headers })
          await route.fulfill({ response })
        },
      )
      await page.goto(`${origin}${doubled}?lang=en&acc_token=${known}`)
      // A path without a route shows an error screen with a link to the menu.
      await expect(page.locator('[data-remote] h1, main button').first()).toBeVisible()
      expect(page.url()).not.toContain('token')
      expect(new URL(page.url()).pathname).not.toContain('//')
    })
})

test('a page that is prerendered spends, asks and tells nothing until it is opened', async ({
  page,
  open,
  standin,
}) => {
  // Playwright can't control prerendered pages, so this page pretends to be one.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get: () => !(window as { opened?: true }).opened,
    })
    const told: string[] = []
    const hear = (name: string) => (message: string) => {
      told.push(name)
      return message && JSON.stringify({ id: (JSON.parse(message) as { id: string }).id, ok: true })
    }
    Object.assign(window, {
      told,
      CompanionNative: {
        bridgeInfo: () => JSON.stringify({ wire: 1, contract: '1.0.0', methods: ['pageReady', 'log'] }),
        pageReady: hear('pageReady'),
        log: hear('log'),
        trackEvent: hear('trackEvent'),
      },
    })
  })
  const { accessToken, refreshToken } = await standin.session()
  const before = (await standin.requests()).length
  const words = await page
    .goto('about:blank')
    .then(() =>
      open(
        `/upload-nickname?lang=en&acc_token=${accessToken}&ref_token=${refreshToken}`,
        'metawatch.localhost',
      ),
    )
    .then(() => page.locator('[data-prerendered] h1').first().waitFor())
  expect(words).toBeUndefined()
  await page.waitForLoadState('networkidle')
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  expect([(await standin.requests()).length, await told()]).toEqual([before, []])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('acc_token')
  await page.evaluate(() => {
    Object.assign(window, { opened: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(page.locator('[data-remote] input').first()).toHaveValue('Demo')
  await expect.poll(told).toContain('pageReady')
  expect((await told()).filter((name) => name === 'pageReady')).toHaveLength(1)
})

test('an engine that cannot prerender shows its page and says so once', async ({ page, open }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Document.prototype, 'prerendering'))
  await open('/help?lang=en', 'metawatch.localhost')
  await expect(page.locator('[data-remote] h1')).toBeVisible()
  const ready = () => performance.getEntriesByName('companion:ready').length
  expect(await page.evaluate(() => ['prerendering' in document, companion.openedAt])).toEqual([
    false,
    undefined,
  ])
  expect(await page.evaluate(ready)).toBe(1)
})
