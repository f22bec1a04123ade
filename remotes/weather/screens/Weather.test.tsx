import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropCarried } from '@companion/shared/swap/guard'
import { startBackend, type RunningBackend } from '../../../test/backend/server.ts'
import { open } from '../../../test/open.tsx'
import { setLocale, setPosition, shenzhen } from '../../../test/weather/position.ts'
import { Weather } from './Weather.tsx'

let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  dropCarried()
  setLocale('en-GB')
  await backend.reset()
})

const show = (lang = 'en') => open(<Weather />, { lang, api: backend.url })
/** What the row with this label says; screen readers hear "label, value". */
const row = (label: string) =>
  screen.getByText(label).closest('li')?.textContent?.replace(`${label}, `, '').replace(label, '')
const shown = (place: string) => screen.findByRole('heading', { name: place })

test('the device’s place: all ten fields of the specification, sent with two decimals', async () => {
  setPosition({ latitude: 22.54318, longitude: 114.05791, accuracy: 20 })
  await show()
  await shown('Nanshan, Shenzhen')
  expect(row('Daytime weather')).toBe('Partly cloudy')
  expect(row('Night weather')).toBe('Clear')
  expect(row('Temperature')).toBe('24°C')
  expect(row('Humidity')).toBe('68%')
  expect(row('Wind speed level')).toBe('Level 3–4')
  expect(row('Precipitation chance')).toBe('10%')
  expect(row('Precipitation')).toBe('0 mm')
  expect(row('Address')).toBe('Nanshan, Shenzhen')
  expect(row('Time zone')).toBe('Asia/Shanghai (GMT+8)')
  expect(row('Latitude and longitude')).toBe('22.5432, 114.0579')
  expect(screen.getByText('GPS')).toBeTruthy()
  expect(screen.getByText(/^Updated \d/)).toBeTruthy()
  expect((await backend.requests('weather')).map(({ query }) => query)).toEqual([
    { lat: '22.54', lon: '114.06', lang: 'en' },
  ])
})

test('no permission: weather by IP, said in the words of the specification, and no coordinates', async () => {
  setPosition('denied')
  await backend.settings({ weatherIpPlace: 'berlin' })
  await show()
  await shown('Mitte, Berlin')
  expect(screen.getByText('Location permission is off. Showing weather by IP.')).toBeTruthy()
  expect(screen.getByText('Network')).toBeTruthy()
  expect(row('Latitude and longitude')).toBe('—No data')
})

test.each(['unavailable', 'timeout'] as const)('position %s: GPS signal is weak or off', async (why) => {
  setPosition(why)
  await show()
  await shown('Nanshan, Shenzhen')
  expect(screen.getByText('GPS signal is weak or off. Showing weather by IP.')).toBeTruthy()
})

test('nothing measured is a dash, never a zero', async () => {
  setPosition(shenzhen)
  await backend.settings({
    weatherPatch: {
      temperatureC: null,
      humidityPct: null,
      windLevel: null,
      precipChancePct: '',
      precipMm: null,
      night: { text: '', kind: 'frogs' },
    },
  })
  await show()
  await shown('Nanshan, Shenzhen')
  for (const label of [
    'Temperature',
    'Humidity',
    'Wind speed level',
    'Precipitation chance',
    'Precipitation',
    'Night weather',
  ])
    expect(row(label), label).toBe('—No data')
  expect(row('Daytime weather')).toBe('Partly cloudy')
})

test.each([
  ['4-5', 'Level 4–5'],
  ['3', 'Level 3'],
  [7, 'Level 7'],
])('wind level %j reads %s', async (windLevel, text) => {
  setPosition(shenzhen)
  await backend.settings({ weatherPatch: { windLevel } })
  await show()
  await shown('Nanshan, Shenzhen')
  expect(row('Wind speed level')).toBe(text)
})

test('°F is remembered on this device', async () => {
  setPosition(shenzhen)
  const { user } = await show()
  await shown('Nanshan, Shenzhen')
  await user.click(screen.getByRole('radio', { name: '°F' }))
  expect(row('Temperature')).toBe('75°F')
  expect(localStorage.getItem('weather.unit')).toBe('fahrenheit')
  expect(row('Precipitation')).toBe('0 mm')
})

test('a device of the United States starts with °F', async () => {
  setLocale('en-US')
  setPosition(shenzhen)
  await show('de')
  await shown('Nanshan, Shenzhen')
  expect(row('Temperatur')).toBe('75 °F')
})

test('weather and unit are there at once after a swap of the remote, and nothing is asked again', async () => {
  setPosition(shenzhen)
  const { user } = await show()
  await shown('Nanshan, Shenzhen')
  await user.click(screen.getByRole('radio', { name: '°F' }))
  localStorage.clear()
  cleanup()
  setPosition('silent')
  await show()
  expect(screen.getByRole('heading', { name: 'Nanshan, Shenzhen' })).toBeTruthy()
  expect(row('Temperature')).toBe('75°F')
  expect(await backend.requests('weather')).toHaveLength(1)
})

test('a refresh within a minute says that there is nothing newer and asks nobody', async () => {
  setPosition(shenzhen)
  const { user } = await show()
  await shown('Nanshan, Shenzhen')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(screen.getByText('Just updated')).toBeTruthy()
  expect(await backend.requests('weather')).toHaveLength(1)
})

test.each([
  [{ status: 500 }, 'The weather service does not answer. Try again in a moment.'],
  [{ body: { hello: 'world' } }, 'The weather service does not answer. Try again in a moment.'],
  [{ drop: true }, 'Check your connection and try again.'],
])('the service fails by %j: it says so, and Retry brings the weather', async (fault, hint) => {
  setPosition(shenzhen)
  await backend.fault({ path: '/api/v1/weather*', ...fault })
  const { user } = await show()
  expect(await screen.findByText('The weather could not be loaded')).toBeTruthy()
  expect(screen.getByText(hint)).toBeTruthy()
  await backend.clearFaults()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await shown('Nanshan, Shenzhen')
})

test('no position and no place by IP: it cannot find you, and shows no other city', async () => {
  setPosition('denied')
  await backend.settings({ weatherIpPlace: '' })
  await show()
  expect(await screen.findByText("Can't find your location")).toBeTruthy()
  expect(screen.queryByText('Address')).toBeNull()
})

test('429 before any weather: when it will load, and no button to press meanwhile', async () => {
  setPosition(shenzhen)
  await backend.fault({ path: '/api/v1/weather*', status: 429, headers: { 'Retry-After': '30' } })
  await show()
  expect(await screen.findByText('Too many requests')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('while it comes, the labels stand and say what is waited for', async () => {
  setPosition('silent')
  await show()
  expect(screen.getByText('Locating…')).toBeTruthy()
  expect(row('Humidity')).toBe('')
  expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('true')
})

test('another language asks again, in that language', async () => {
  setPosition(shenzhen)
  await show('de')
  await shown('Nanshan, Shenzhen')
  expect(row('Windstärke')).toBe('Stärke 3–4')
  expect(row('Tageswetter')).toBe('Teilweise bewölkt')
  expect((await backend.requests('weather'))[0]?.query).toMatchObject({ lang: 'de' })
})

test('without a connection the weather stays, marked, until the network is back', async () => {
  setPosition(shenzhen)
  await show()
  await shown('Nanshan, Shenzhen')
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('Offline')).toBeTruthy()
  expect(row('Temperature')).toBe('24°C')
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText('Offline')).toBeNull())
})

test('pulling down does the same as the button', async () => {
  setPosition(shenzhen)
  await show()
  const heading = await shown('Nanshan, Shenzhen')
  const touch = (type: string, clientY: number) =>
    act(
      () =>
        void heading.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientY }] }),
        ),
    )
  touch('touchstart', 10)
  touch('touchmove', 400)
  touch('touchend', 400)
  expect(await screen.findByText('Just updated')).toBeTruthy()
})

test('each half of the day has its picture, and the words stand beside it', async () => {
  setPosition(shenzhen)
  await backend.settings({
    weatherPatch: { day: { text: 'Froschregen', kind: 'frogs' }, night: { text: 'Clear', kind: 'clear' } },
  })
  await show()
  await shown('Nanshan, Shenzhen')
  const half = (label: string) => screen.getByText(label).closest('li') as HTMLElement
  await waitFor(() => expect(half('Daytime weather').querySelector('[data-kind="unknown"]')).toBeTruthy())
  expect(half('Night weather').querySelector('[data-kind="clear"]')).toBeTruthy()
  expect(within(half('Daytime weather')).getByText('Froschregen')).toBeTruthy()
})
