import type { Page } from '@playwright/test'
import { axeFindings } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { setTheme, switchLanguage } from '../looks.ts'
import { readers, type Reader } from './userAgents.ts'

/** The app's responses by method. Empty if the page is in a browser. */
type App = Readonly<Record<string, unknown>>
type State = readonly [
  name: string,
  path: string,
  reach: (page: Page) => Promise<unknown>,
  reader?: Reader,
  app?: App | undefined,
  host?: string,
]

const arrive = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const press = (page: Page, at: number) => page.locator('main button').nth(at).click()

async function openAll(page: Page): Promise<void> {
  await arrive(page)
  const closed = page.locator('main button[aria-expanded="false"]')
  await expect(page.locator('main button[aria-expanded]').first()).toBeVisible()
  while ((await closed.count()) > 0) await closed.first().click()
}

const newest = { checkAppUpdate: { available: false }, openStore: {} }
const guide = '/operational-guidance-detail'

const states: readonly State[] = [
  ['a recognised phone', '/operational-guidance', arrive, 'phone'],
  ['a computer', '/operational-guidance', (page) => expect(page.getByRole('img')).toBeVisible(), 'computer'],
  ['all sections open', `${guide}?brand=xiaomi`, openAll, 'phone'],
  ['the further makers', `${guide}?brand=other`, openAll, 'phone'],
  ['an Android guide on an iPhone', `${guide}?brand=oppo`, arrive, 'iphone'],
  [
    'everything done',
    `${guide}?brand=google&os=android14`,
    async (page) => {
      await openAll(page)
      for (const mark of await page.getByRole('checkbox').all()) await mark.check()
      await expect(page.locator('[data-tone="ok"], [role="status"]').first()).toBeAttached()
    },
    'phone',
  ],
  [
    'a setting that opened elsewhere, and one the phone reports',
    `${guide}?brand=xiaomi&os=miui12`,
    async (page) => {
      await openAll(page)
      await page.locator('main button:not([aria-expanded])').first().click()
      await expect(page.locator('main p[role="status"]').filter({ hasText: '5' })).toHaveCount(1)
    },
    'phone',
    {
      openSettings: { opened: 'fallback' },
      getBackgroundStatus: { batteryUnrestricted: 'yes', autoStart: 'unknown', backgroundLocked: 'unknown' },
    },
  ],
  ['the hint in WeChat', '/app', arrive, 'weChat'],
  ['the hint in Facebook', '/app', arrive, 'facebook'],
  ['both stores', '/app', (page) => expect(page.getByRole('img')).toBeVisible(), 'computer'],
  ['a link that is missing', '/app', arrive, 'phone', undefined, 'gamefog.localhost'],
  [
    'an app that did not open',
    '/app',
    async (page) => {
      await press(page, 0)
      await expect(page.locator('main [role="status"]')).toHaveText(/\?$/)
    },
    'phone',
  ],
  [
    'no newer app',
    '/app',
    async (page) => {
      await press(page, 0)
      await expect(page.getByText(/^SparkPro \p{L}|SparkPro\.$/u).last()).toBeVisible()
    },
    'phone',
    newest,
  ],
  [
    'a newer app',
    '/app',
    async (page) => {
      await press(page, 0)
      await expect(page.getByText('2.4.0')).toBeVisible()
    },
    'phone',
    { ...newest, checkAppUpdate: { available: true, version: '2.4.0' } },
  ],
  [
    'a check that fails',
    '/app',
    async (page) => {
      await press(page, 0)
      await expect(page.getByText(/play\.google/)).toBeVisible()
    },
    'phone',
    { checkAppUpdate: 5 },
  ],
  [
    'a code to save',
    '/qr',
    (page) => expect(page.getByRole('img')).toBeVisible(),
    'phone',
    { saveImage: {} },
  ],
  ['one store alone', '/qr2', arrive, 'iphone', undefined, 'gamefog.localhost'],
  ['all answers', '/help', openAll, 'phone'],
  ['answers found', '/help?q=b', openAll, 'phone'],
  ['nothing found', '/help?q=zzzz', arrive, 'phone'],
  [
    'contents open',
    '/privacy-policy',
    async (page) => {
      await page.locator('main summary').click()
      await expect(page.locator('main nav a').first()).toBeVisible()
    },
    'phone',
  ],
]

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const [name, path, reach, reader = 'phone', app, host] of states)
  test.describe(name, () => {
    test.use({ userAgent: readers[reader], expected: /Failed to launch/ })
    test(`${path} is accessible, in English by day and in Arabic by night`, async ({ page, open }) => {
      await page.addInitScript((answers) => {
        if (!answers) return
        const entries = Object.entries(answers).map(([method, answer]) => [
          method,
          () => JSON.stringify(answer),
        ])
        Object.assign(window, { CompanionNative: Object.fromEntries(entries) })
      }, app)
      await open(`${path}${path.includes('?') ? '&' : '?'}dark=0&lang=en`, host)
      await arrive(page)
      await reach(page)
      expect(await axeFindings(page)).toEqual([])
      expect(await tooWide(page)).toBeLessThanOrEqual(0)
      await setTheme(page, 'dark')
      await switchLanguage(page, 'en', 'ar')
      expect(await axeFindings(page)).toEqual([])
      expect(await tooWide(page)).toBeLessThanOrEqual(0)
    })
  })
