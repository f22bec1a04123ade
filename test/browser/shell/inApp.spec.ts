import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

interface Tracked {
  readonly name: string
  readonly fields: readonly { readonly key: string; readonly value: string }[]
}

type App = Awaited<ReturnType<typeof insideFakeApp>>

/**
 * Returns the product events that the app has received, each as its name and values: `screenShown weather
 * weather`.
 */
const product = async (app: App) =>
  ((await app.calls('trackEvent')) as readonly Tracked[])
    .filter(({ name }) => /^(screen|flow)/.test(name))
    .map(({ name, fields }) => [name, ...fields.map(({ value }) => value)].join(' '))

test('the app’s bars show the screen’s title, and icons that can be seen on the page’s theme', async ({
  page,
  open,
}) => {
  const app = await insideFakeApp(page, { platform: 'ios' })
  const titles = async () => (await app.calls('setTitle')).map((call) => (call as { title: string }).title)
  await open('/weather?lang=en&dark=0')
  await expect.poll(titles).toEqual(['Weather'])
  await expect.poll(() => app.calls('setStatusBar')).toEqual([{ style: 'dark' }])
  await app.emit('themeChanged', { dark: true })
  await expect.poll(() => app.calls('setStatusBar')).toEqual([{ style: 'dark' }, { style: 'light' }])
  await page.evaluate(() => {
    history.pushState(null, '', '/help?lang=en')
  })
  await expect.poll(titles).toEqual(['Weather', 'Help'])
})

test('the app’s language is that of the first screen, and each later one is shown without a reload', async ({
  page,
  open,
}) => {
  const app = await insideFakeApp(page, { state: { languageChanged: { lang: 'de' } } })
  const html = page.locator('html')
  const typed = page.locator('input[type="tel"]').first()
  const label = page.getByLabel('Phone number', { exact: true })
  const titles = async () => (await app.calls('setTitle')).map((call) => (call as { title: string }).title)
  await open('/registration?lang=en')
  await expect(html).toHaveAttribute('lang', 'de')
  await typed.fill('20')
  await expect(label).toHaveCount(0)
  await page.evaluate('window.isSamePage = true')
  await app.emit('languageChanged', { lang: 'ar' })
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('body')).toHaveAttribute('data-lang', 'ar')
  await expect(page).toHaveURL(/lang=ar\b/)
  await expect(typed).toHaveValue('20')
  // Of two language changes in a row, the last one wins.
  await app.emit('languageChanged', { lang: 'zh' })
  await app.emit('languageChanged', { lang: 'en-GB' })
  await expect(label).toBeVisible()
  await expect(typed).toHaveValue('20')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await expect(page).toHaveURL(/lang=en\b/)
  await expect(page).toHaveTitle('Registration - SparkPro')
  await expect.poll(async () => (await titles()).at(-1)).toBe('Registration')
  expect(await page.evaluate('window.isSamePage')).toBe(true)
})

test('choices and what ends well or badly are felt', async ({ page, open, standin }) => {
  const app = await insideFakeApp(page)
  const felt = async () => (await app.calls('haptic')).map((call) => (call as { style: string }).style)
  await open(await signedIn(standin, '/upload-nickname'))
  const field = page.getByLabel('Nickname', { exact: true })
  await expect(field).toHaveValue('Demo')
  await expect.poll(() => product(app)).toContain('screenShown uploadNickName account')
  await field.fill('Zoë')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(felt).toEqual(['success'])
  await open('/weather?lang=en')
  await expect.poll(() => product(app)).toContain('screenShown weather weather')
  await page.getByRole('radio', { checked: false }).first().check({ force: true })
  await expect.poll(felt).toEqual(['selection'])
})

test.describe('what a team counts', () => {
  test.use({ expected: /Failed to load resource/ })

  test('screens, flows that end, and flows that do not with their code; nothing of the person', async ({
    page,
    open,
    standin,
  }) => {
    const app = await insideFakeApp(page)
    await open(await signedIn(standin, '/upload-nickname'))
    const field = page.getByLabel('Nickname', { exact: true })
    await expect(field).toHaveValue('Demo')
    await expect.poll(() => product(app)).toEqual(['screenShown uploadNickName account'])
    await standin.fault({
      path: '/api/v1/users/*',
      method: 'PATCH',
      status: 400,
      body: { code: 4711, message: 'Zoë has been refused' },
      times: 1,
    })
    await field.fill('Zoë')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => product(app)).toContain('flowFailed nickname business 4711')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => product(app)).toContain('flowFinished nickname')
    await expect.poll(() => product(app)).toContain('screenShown layout account')
    const said = JSON.stringify(await app.calls('trackEvent'))
    expect(said).not.toMatch(/Zoë|Demo|demo@|13812345678|refused/)
  })
})

test.describe('a page that cannot go on', () => {
  test.use({ expected: /./ })

  test('says so to the app, and names what is missing', async ({ page, open }) => {
    const app = await insideFakeApp(page)
    await page.route(/\/r\/weather\//, (route) => route.abort())
    await open('/weather?lang=en')
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect
      .poll(() => app.calls('pageFailed'))
      .toContainEqual({ kind: 'remote', code: 'notLoaded', detail: 'weather' })
  })

  test('says so too where it has no first screen', async ({ page, open }) => {
    const app = await insideFakeApp(page)
    await page.route(/\/shell\/.*\/texts-en-json\.js/, (route) => route.abort())
    await open('/help?lang=en')
    await expect.poll(() => app.calls('pageFailed')).toEqual([{ kind: 'start', code: 'notLoaded' }])
  })
})

test('a code and a guide are handed on by the app’s share sheet, without tokens', async ({
  page,
  open,
  standin,
}) => {
  const app = await insideFakeApp(page)
  const share = page.getByRole('button', { name: 'Share' })
  for (const [path, title, url] of [
    ['/qr', 'SparkPro', /^https:\/\/m\.sparkpro\.example\/app\?appName=.*&lang=en&from=qr$/],
    [
      '/operational-guidance-detail',
      'Background running guide',
      /^https:\/\/m\.sparkpro\.example\/operational-guidance\?appName=.*&lang=en&from=share$/,
    ],
  ] as const) {
    await open(await signedIn(standin, path))
    await share.click()
    await expect
      .poll(() => app.calls('share'))
      .toEqual([{ title, url: expect.stringMatching(url) as unknown }])
  }
})
