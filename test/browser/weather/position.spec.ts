import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layoutShifts.ts'

const gps = 'GPS signal is weak or off. Showing weather by IP.'
const address = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const paths = async (standin: { requests(part: string): Promise<readonly { path: string }[]> }) =>
  (await standin.requests('weather')).map(({ path }) => path)

test.use({ locale: 'en-GB' })

/** Makes the device find its position only when the test calls `find`. */
const slowDevice = (page: Page) =>
  page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) =>
      Object.assign(window, {
        find: () =>
          found({ coords: { latitude: 22.5431, longitude: 114.0579, accuracy: 30 } } as GeolocationPosition),
      })
  })

test('not permitted: weather by IP, and why; coordinates of a guess are not shown', async ({
  page,
  open,
  standin,
}) => {
  await standin.settings({ weatherIpPlace: 'berlin' })
  const shifted = await watchShifts(page)
  await open('/weather')
  await expect(address(page, 'Mitte, Berlin')).toBeVisible()
  await expect(page.getByText('Approximate location', { exact: true })).toBeInViewport()
  await expect(page.locator('svg[data-kind]').first()).toBeVisible()
  expect(await shifted()).toBeLessThan(0.001)
  await expect(page.getByText('Latitude and longitude')).toBeHidden()
  await page.getByRole('button', { name: 'Approximate location · Turn on' }).click()
  const sheet = page.getByRole('dialog', { name: 'Approximate location' })
  await expect(sheet.getByText('Location permission is off. Showing weather by IP.')).toBeInViewport()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  expect(await paths(standin)).toEqual(['/api/v1/weather/ip'])
})

test('permitted later: the page notices by itself', async ({ page, open, context }) => {
  await open('/weather')
  await expect(page.getByText('Location permission is off. Showing weather by IP.')).toBeVisible()
  await context.setGeolocation({ latitude: 52.52, longitude: 13.4 })
  await context.grantPermissions(['geolocation'])
  await expect(address(page, 'Mitte, Berlin')).toBeVisible()
  await expect(page.getByText('Approximate location', { exact: true })).toBeHidden()
  await expect(page.getByText('Location permission is off. Showing weather by IP.')).toBeHidden()
})

test('no position to be had: GPS signal is weak or off', async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, missed) =>
      missed?.({ code: 2 } as GeolocationPositionError)
  })
  await open('/weather')
  await expect(page.getByText(gps)).toBeVisible()
  await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
})

test('a device that is silent: by IP after ten seconds; its late position replaces that, a slow answer by IP does not', async ({
  page,
  open,
  standin,
}) => {
  await standin.settings({ weatherIpPlace: 'berlin' })
  await page.clock.install()
  await slowDevice(page)
  let answered = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/weather/ip*', async (route) => {
    await held
    await route.continue().catch(() => {})
    answered += 1
  })
  await open('/weather')
  await expect(page.getByText('Locating…')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page.getByText('Locating…')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page.getByText(gps)).toBeVisible()
  await page.evaluate('find()')
  await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
  await expect(page.getByText(gps)).toBeHidden()
  release()
  await expect.poll(() => answered).toBe(1)
  await expect(address(page, 'Nanshan, Shenzhen')).toBeVisible()
  await expect(page.getByText('Approximate location', { exact: true })).toBeHidden()
})

test.describe('when nobody knows the place', () => {
  test.use({ expected: /Failed to load resource/ })

  test('it cannot find you and shows no other city; Retry finds you', async ({ page, open, standin }) => {
    await standin.settings({ weatherIpPlace: '' })
    await open('/weather')
    await expect(page.getByText('Can’t find your location')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
    await standin.settings({ weatherIpPlace: 'tokyo' })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(address(page, 'Shinjuku, Tokyo')).toBeVisible()
  })
})

test.describe('inside the app', () => {
  test('the app’s own position is asked, not the browser’s', async ({ page, open, standin }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {
        throw new Error('the browser was asked')
      }
      Object.assign(window, {
        CompanionNative: { getLocation: () => JSON.stringify({ latitude: 19.0761, longitude: 72.8774 }) },
      })
    })
    await open('/weather')
    await expect(address(page, 'Mumbai')).toBeVisible()
    expect((await standin.requests('weather'))[0]?.query).toMatchObject({ lat: '19.08', lon: '72.88' })
  })

  test('not permitted: Allow opens the app’s settings, and coming back finds the position', async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      let allowed = false
      Object.assign(window, {
        CompanionNative: {
          getLocation: () => {
            if (!allowed) throw new Error('PERMISSION_DENIED')
            return JSON.stringify({ latitude: 19.0761, longitude: 72.8774 })
          },
          openSettings: (asked: string) => {
            Object.assign(window, { asked: JSON.parse(asked) })
            allowed = true
            return '{"opened":"exact"}'
          },
        },
      })
    })
    await open('/weather')
    await page.getByRole('button', { name: 'Approximate location · Turn on' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect.poll(() => page.evaluate('window.asked')).toEqual({ screen: 'appDetails' })
    await page.clock.fastForward(5000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(address(page, 'Mumbai')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Allow' })).toBeHidden()
  })
})
