import { brands } from '../../../shared/kit/brand/brands.ts'
import { expect, test } from '../fixtures.ts'
import { goOffline } from '../offline.ts'
import { signedIn } from '../session.ts'

const style = (name: string) =>
  `getComputedStyle(document.documentElement).getPropertyValue('${name}').trim()`

test('the address decides brand, language, theme, bar and safe area', async ({ page, open }) => {
  await open('/weather?lang=de&dark=1&themeColor=%2312ab9f&top=20&hasNav=1&inset=0', 'metawatch.localhost')
  await expect(page).toHaveTitle('Wetter - Metawatch')
  await expect(page.locator('[data-part="nav-bar"]')).toHaveJSProperty('offsetHeight', 46)
  expect(await page.evaluate(style('--safe-top'))).toBe('26px')
  await expect(page.locator('body')).toHaveAttribute('data-lang', 'de')
  await expect(page.locator('body')).toHaveAttribute('data-brand', 'metawatch')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[data-remote="weather"]')).toHaveAttribute(
    'data-release',
    /^weather@\d+\.\d+\.\d+-[0-9a-f]{8}$/,
  )
})

test('an old code of a language is kept, and the page is written in it under its own', async ({
  page,
  open,
}) => {
  const weather = page.waitForRequest(/api\/v1\/weather/)
  await open('/weather?lang=in')
  await expect(page).toHaveTitle('Cuaca - SparkPro')
  await expect(page.locator('body')).toHaveAttribute('data-lang', 'in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  expect(new URL((await weather).url()).searchParams.get('lang')).toBe('id')
})

test.describe('bad input is as good as none', () => {
  for (const query of [
    'foo=1&bar[]=2&__proto__=3',
    'lang=../../x',
    'appName=__proto__',
    'themeColor=url(//x)',
    'top=1e309',
    'lang=%E0%A4%A&top=%&dark=%zz',
    'hasNav=2&inset=yes&fullScreen=%00',
    'lang=%3Cscript%3Ealert(1)%3C/script%3E&themeColor=red;background:url(//x)',
  ]) {
    test(query, async ({ page, open, site }) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        const { host, protocol } = new URL(request.url())
        if (protocol !== 'data:' && host !== `localhost:${site.port}`) foreign.push(request.url())
      })
      await open(`/weather?${query}`)
      await expect(page).toHaveTitle('Weather - SparkPro')
      expect(await page.evaluate(style('--safe-top'))).toBe('6px')
      await expect(page.locator('body')).toHaveAttribute('data-lang', 'en')
      await expect(page.locator('[data-part="nav-bar"]')).toHaveCount(0)
      expect(foreign).toEqual([])
    })
  }
})

test('every brand shows itself on its own host', async ({ page, open }) => {
  for (const { id, appName } of brands) {
    await open('/help', `${id}.localhost`)
    await expect(page.locator('body')).toHaveAttribute('data-brand', id)
    await expect(page).toHaveTitle(new RegExp(`- ${appName}$`))
  }
})

test('an address that nobody serves says so and leads to the menu', async ({ page, open }) => {
  await open('/nowhere')
  await expect(page.getByText('This page doesn’t exist')).toBeVisible()
  await expect(page).toHaveTitle('SparkPro')
  await page.getByRole('button', { name: 'Go to Account and Security' }).click()
  await expect(page).toHaveTitle('Account and Security - SparkPro')
})

test('missing files are 404, never a page', async ({ page, site }) => {
  for (const path of [
    '/r/weather/9.9.9-0/remoteEntry.js',
    '/shell/nope/main.js',
    '/c/nope.json',
    '/log/stable/1.json',
    '/r/..%2f..%2fpackage.json',
  ]) {
    const response = await page.request.get(site.url + path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type'], path).not.toContain('html')
  }
})

test.describe('a remote whose folder is gone', () => {
  test.use({ expected: /404|valid digest|SRI's integrity|strict MIME/ })

  const firsts = {
    account: '/',
    security: '/forget-password',
    guidance: '/user-terms',
    weather: '/weather',
    pay: '/pay',
  }
  for (const [remote, path] of Object.entries(firsts)) {
    const other = remote === 'guidance' ? 'weather' : 'guidance'
    test(`${remote} leaves the others alone, offers Retry, and comes back without a reload`, async ({
      page,
      open,
      site,
      standin,
    }) => {
      site.faults.set(`/r/${remote}/*`, '404')
      await open(await signedIn(standin, path))
      const title = await page.title()
      const retry = page.getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      await page.evaluate(`history.pushState(null, "", "${firsts[other]}")`)
      await expect(page.locator(`[data-remote="${other}"]`)).toBeVisible()
      await page.goBack()
      await expect(retry).toBeVisible()

      await page.evaluate('window.sameDocument = true')
      site.faults.clear()
      await retry.click()
      await expect(page.locator(`[data-remote="${remote}"]`)).toBeVisible()
      await expect(page).not.toHaveTitle(title)
      await expect(page.getByText('This page didn’t load')).toHaveCount(0)
      expect(await page.evaluate('window.sameDocument')).toBe(true)
    })
  }
})

test('the whole page says once that there is no network, nothing moves, and paying stays possible', async ({
  page,
  open,
  standin,
  context,
}) => {
  await open(await signedIn(standin, '/pay/'))
  const pay = page.getByRole('button', { name: 'Pay now' })
  await expect(pay).toBeVisible()
  const bar = page.getByRole('status').locator('p', { hasText: 'You’re offline' })
  const before = await page.locator('main h1').boundingBox()
  await goOffline(page)
  await expect(bar).toBeVisible()
  // The browser's online state is only a hint, so the button stays enabled and the call decides.
  await expect(pay).not.toHaveAttribute('aria-disabled')
  expect(await page.locator('main h1').boundingBox()).toEqual(before)
  // The offline bar must not cover elements that stick to the bottom.
  const [sticky, strip] = [await pay.boundingBox(), await bar.boundingBox()]
  expect(sticky!.y + sticky!.height).toBeLessThanOrEqual(strip!.y)
  await context.setOffline(false)
  await expect(bar).toBeHidden()
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true')
})

test('dark is dark before the shell has arrived', async ({ page, open, site }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/main.js', async (route) => {
    await held
    await route.continue()
  })
  const opening = open('/weather?dark=1&top=20&inset=0')
  await expect(page.locator('.boot')).toBeVisible()
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
    'rgb(14, 16, 19)',
  )
  expect(await page.evaluate('document.querySelector(".boot-bar").offsetHeight')).toBe(46)
  release()
  await opening
  await expect(page.locator('[data-remote="weather"]')).toBeVisible()
  expect(site.port).toBeGreaterThan(0)
})

test('tokens leave the address first and are in no request that follows', async ({ page, open, standin }) => {
  const { accessToken, refreshToken } = await standin.session()
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await open(`/help?lang=de&acc_token=${accessToken}&ref_token=${refreshToken}&top=4`)
  await expect(page.locator('[data-remote="guidance"]')).toBeVisible()
  expect(await page.evaluate('location.href')).toMatch(/\/help\?lang=de&top=4$/)
  expect(seen.slice(1).filter((line) => line.includes(accessToken) || line.includes(refreshToken))).toEqual(
    [],
  )
})
