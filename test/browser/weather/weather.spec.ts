import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layoutShifts.ts'
import { goOffline } from '../offline.ts'

const shenzhen = { latitude: 22.54318, longitude: 114.05791 }

const address = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const row = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })

const temperature = (page: Page) => page.locator('p', { hasText: 'Temperature' })

/** Delays the weather response. Resolves with a function that releases it. */
async function heldWeather(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/weather?*', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.use({ locale: 'en-GB' })

test.describe('with a position', () => {
  test.use({ geolocation: shenzhen, permissions: ['geolocation'] })

  test('all ten fields, and no more of the position leaves than two decimals', async ({
    page,
    open,
    standin,
  }) => {
    await open('/weather')
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
    const fields = {
      'Daytime weather': 'Partly cloudy',
      'Night weather': 'Clear',
      Humidity: '68%',
      Wind: 'Force 3–4',
      'Precipitation chance': '10%',
      'Time zone': 'Asia/Shanghai (GMT+8)',
      'Latitude and longitude': '22.5432, 114.0579',
    }
    for (const [label, value] of Object.entries(fields)) await expect(row(page, label)).toContainText(value)
    await expect(page.getByText('0 mm')).toBeVisible()
    // The place and the temperature appear only in the summary, not in the rows below it.
    await expect(temperature(page)).toHaveText(/^Temperature\s+\u200e24°\u200e$/)
    await expect(page.getByText('Nanshan, Shenzhen')).toHaveCount(1)
    await expect(page.locator('svg[data-kind="partly_cloudy"]').first()).toBeVisible()
    const asked = await standin.requests('weather')
    expect(asked.map(({ query }) => query)).toEqual([{ lat: '22.54', lon: '114.06', lang: 'en' }])
  })

  test('nothing jumps when the weather arrives', async ({ page, open }) => {
    const release = await heldWeather(page)
    const shifted = await watchShifts(page)
    await open('/weather?inset=0&hasNav=1')
    await expect(page.getByText('Loading the weather…')).toBeVisible()
    const before = await row(page, 'Humidity').boundingBox()
    release()
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
    await expect(page.locator('svg[data-kind]').first()).toBeVisible()
    expect(await row(page, 'Humidity').boundingBox()).toEqual(before)
    expect(await shifted()).toBeLessThan(0.001)
  })

  test('a refresh within a minute asks nobody, after it once, and the old weather stays meanwhile', async ({
    page,
    open,
    standin,
  }) => {
    await page.clock.install()
    await open('/weather')
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await refresh.click()
    await expect(page.getByText('Just updated')).toBeVisible()
    expect(await standin.requests('weather')).toHaveLength(1)

    await page.clock.fastForward('01:01')
    await expect(page.getByText('Just updated')).toBeHidden()
    await standin.settings({ weatherPatch: { temperatureC: 30 } })
    const release = await heldWeather(page)
    await refresh.click()
    await expect(refresh).toHaveAttribute('aria-busy', 'true')
    await expect(temperature(page)).toContainText('24°')
    release()
    await expect(temperature(page)).toContainText('30°')
    await expect(refresh).toHaveAttribute('aria-busy', 'false')
    expect(await standin.requests('weather')).toHaveLength(2)
  })

  test('old weather says how old it is', async ({ page, open }) => {
    await page.clock.install()
    await open('/weather')
    await expect(page.getByText('Just updated')).toBeVisible()
    await page.clock.fastForward('03:05')
    await expect(page.getByText('Updated 3 minutes ago')).toBeVisible()
    await page.clock.fastForward('02:02:00')
    await expect(page.getByText('Updated 2 hours ago')).toBeVisible()
  })

  test('coming back after ten minutes brings newer weather by itself', async ({ page, open, standin }) => {
    await page.clock.install()
    await open('/weather')
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
    await page.clock.fastForward('10:30')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(async () => (await standin.requests('weather')).length).toBe(2)
  })

  test('pulling down refreshes', async ({ page, open, standin }) => {
    await page.clock.install()
    await open('/weather')
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
    await page.clock.fastForward('01:01')
    const touch = await page.context().newCDPSession(page)
    const at = (type: string, y?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: y === undefined ? [] : [{ x: 200, y }],
      })
    await at('touchStart', 200)
    for (const y of [230, 280, 340, 420]) await at('touchMove', y)
    await at('touchEnd')
    await expect.poll(async () => (await standin.requests('weather')).length).toBe(2)
  })

  test('°F is chosen once and for the next visit', async ({ page, open }) => {
    await open('/weather')
    await page.getByRole('radio', { name: '°F' }).check()
    await expect(temperature(page)).toContainText('75°')
    await open('/weather')
    await expect(temperature(page)).toContainText('75°')
  })
})

test.describe('with a position, when calls fail', () => {
  test.use({ geolocation: shenzhen, permissions: ['geolocation'], expected: /Failed to load resource/ })

  test('429: the weather stays and the button waits', async ({ page, open, standin }) => {
    await page.clock.install()
    await open('/weather')
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
    await page.clock.fastForward('01:01')
    await standin.fault({ path: '/api/v1/weather', status: 429, headers: { 'Retry-After': '30' }, times: 1 })
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await refresh.click()
    await expect(page.getByText(/You can refresh at/)).toBeVisible()
    await expect(refresh).toHaveAttribute('aria-disabled', 'true')
    await expect(temperature(page)).toContainText('24°')
    await page.clock.fastForward('00:31')
    await expect(refresh).toHaveAttribute('aria-disabled', 'false')
    await refresh.click()
    await expect.poll(async () => (await standin.requests('weather')).length).toBe(3)
  })

  test('offline the weather stays; with the network new weather comes', async ({
    page,
    open,
    context,
    standin,
  }) => {
    await page.clock.install()
    await open('/weather')
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
    await goOffline(page)
    await expect(page.getByText('Offline')).toBeVisible()
    // Advance the fake clock only now, because two minutes time out all files in flight. Before, the offline
    // bar's chunk was one of them.
    await page.clock.fastForward('02:00')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Offline')).toBeVisible()
    await expect(temperature(page)).toContainText('24°')
    await context.setOffline(false)
    await expect(page.getByText('Offline')).toBeHidden()
    await expect.poll(() => standin.requests('weather')).toHaveLength(2)
  })

  test('the service fails, and Retry brings the weather', async ({ page, open, standin }) => {
    await standin.fault({ path: '/api/v1/weather', status: 503, times: 1 })
    await open('/weather')
    await expect(page.getByText('The weather didn’t load')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
  })
})
