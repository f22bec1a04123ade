import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'

// The phone's settings, as the app reports them: text size, bold text, contrast, clock, region, safe area.

const style = (name: string) => `getComputedStyle(document.body).getPropertyValue('${name}')`

test.describe('before the scripts', () => {
  test.use({ expected: /./ })

  test('the text size of the address applies', async ({ page, open }) => {
    await page.route(/\/shell\/.*\.js$/, (route) => route.abort())
    await open('/help?lang=en&textSize=200')
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  })
})

test('the text size of the app wins over that of the address', async ({ page, open }) => {
  const app = await insideFakeApp(page, { state: { preferencesChanged: { textSize: 310, boldText: true } } })
  await open('/help?lang=en&textSize=200')
  await expect(page.locator('html')).toHaveCSS('font-size', '49.6px')
  expect(await page.evaluate(style('font-weight'))).toBe('600')
  await expect.poll(async () => (await app.calls('pageReady')).length).toBe(1)
  await app.emit('preferencesChanged', { textSize: 100, boldText: false })
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
  expect(await page.evaluate(style('font-weight'))).toBe('400')
  // An event without a size means that the app doesn't know it, so the address applies again.
  await app.emit('preferencesChanged', {})
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
})

test('more contrast makes muted text as dark as any other', async ({ page, open }) => {
  const app = await insideFakeApp(page)
  await open('/help?lang=en&dark=0')
  await expect.poll(async () => (await app.calls('pageReady')).length).toBe(1)
  const muted = () => page.evaluate(style('--c-text-2'))
  const text = await page.evaluate(style('--c-text'))
  expect(await muted()).not.toBe(text)
  await app.emit('preferencesChanged', { highContrast: true })
  await expect.poll(muted).toBe(text)
})

test('the clock and the region are those of the phone’s settings', async ({ page, open }) => {
  const app = await insideFakeApp(page, {
    state: { preferencesChanged: { uses24HourClock: true, region: 'US' } },
  })
  await open('/weather?lang=en')
  await expect(page.getByRole('radio', { name: '°F' })).toBeChecked()
  const main = page.locator('main')
  await expect(main).toContainText(/\d\d:\d\d local time/)
  await expect(main).not.toContainText(/\d (AM|PM)/)
  await app.emit('preferencesChanged', { uses24HourClock: false, region: 'DE' })
  await expect(main).toContainText(/\d\s(AM|PM)/)
  await expect(page.getByRole('radio', { name: '°C' })).toBeChecked()
  await open('/registration?lang=en')
  await page
    .getByRole('tab', { name: 'Phone' })
    .or(page.getByRole('radio', { name: 'Phone' }))
    .first()
    .click()
  await expect(page.getByRole('button', { name: /\+1\b/ })).toBeVisible()
})

test('the app’s insets count once, beside those of the engine', async ({ page, open }) => {
  const app = await insideFakeApp(page)
  await open('/help?lang=en&top=20')
  await expect.poll(async () => (await app.calls('pageReady')).length).toBe(1)
  const sizes = () =>
    page.locator('main:not([data-left]) h1').evaluate((heading) => {
      // The screen's own padding, on the nearest ancestor that has one.
      let screen: Element = heading
      while (parseFloat(getComputedStyle(screen).paddingBottom) < 20) screen = screen.parentElement!
      const { paddingBottom, paddingLeft } = getComputedStyle(screen)
      return [paddingBottom, paddingLeft].map(parseFloat)
    })
  const [bottom = 0] = await sizes()
  await app.emit('safeAreaChanged', { top: 40, right: 0, bottom: 34, left: 60 })
  await expect.poll(sizes).toEqual([bottom + 34, 60])
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  // The keyboard covers the bottom inset, so only the larger one counts.
  await app.emit('keyboardChanged', { heightPx: 300 })
  await expect.poll(sizes).toEqual([bottom + 300, 60])
})
