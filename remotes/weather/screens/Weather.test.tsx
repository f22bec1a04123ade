import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLocale, setPosition, shenzhen } from '../../../test/weather/position.ts'
import * as sky from './Sky.css.ts'
import { backend, row, show, shown, temperature, withStandIn } from '../../../test/weather/weatherScreen.tsx'

withStandIn()

const minutesNow = () => new Date().getUTCHours() * 60 + new Date().getUTCMinutes()

test('the device’s place: all ten fields of the specification, sent with two decimals', async () => {
  setPosition({ latitude: 22.54318, longitude: 114.05791, accuracy: 20 })
  await show()
  await shown('Nanshan, Shenzhen')
  expect(row('Daytime weather')).toBe('Partly cloudy')
  expect(row('Night weather')).toBe('Clear')
  expect(temperature()).toBe('24°')
  expect(row('Humidity')).toBe('68%')
  expect(row('Wind')).toBe('Force 3–4Moderate breeze')
  expect(row('Precipitation chance')).toBe('10%')
  expect(row('Precipitation')).toBe('0 mm')
  expect(screen.getByText('Address')).toBeTruthy()
  expect(row('Time zone')).toBe('Asia/Shanghai (GMT+8)')
  expect(row('Latitude and longitude')).toBe('22.5432, 114.0579')
  expect(screen.queryByText('Approximate location')).toBeNull()
  expect(screen.getByText('Just updated')).toBeTruthy()
  expect((await backend.requests('weather')).map(({ query }) => query)).toEqual([
    { lat: '22.54', lon: '114.06', lang: 'en' },
  ])
})

test('no permission: weather by IP, said in the words of the specification, and no coordinates', async () => {
  setPosition('denied')
  await backend.settings({ weatherIpPlace: 'berlin' })
  await show()
  await shown('Mitte, Berlin')
  const [heard] = screen.getAllByRole('status')
  expect(heard?.textContent).toBe('Just updated Location permission is off. Showing weather by IP.')
  expect(screen.getByText('Approximate location')).toBeTruthy()
  expect(screen.queryByText('Latitude and longitude')).toBeNull()
})

test('the line about the place opens a sheet with the reason, and Retry looks for the position again', async () => {
  setPosition('denied')
  const { user } = await show()
  await shown('Nanshan, Shenzhen')
  await user.click(screen.getByRole('button', { name: 'Approximate location · Turn on' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Approximate location' }))
  expect(sheet.getByText('Location permission is off. Showing weather by IP.')).toBeTruthy()
  expect(sheet.getByText('Turn on location in your phone’s settings.')).toBeTruthy()
  // The screen keeps the object that it got at first.
  const device = navigator.geolocation
  setPosition(shenzhen)
  Object.assign(device, navigator.geolocation)
  await user.click(sheet.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText('Latitude and longitude')
  expect(screen.queryByText('Approximate location')).toBeNull()
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
  expect(temperature()).toBe('—No data')
  for (const label of ['Humidity', 'Wind', 'Precipitation chance', 'Precipitation', 'Night weather'])
    expect(row(label), label).toBe('—No data')
  expect(row('Daytime weather')).toBe('Partly cloudy')
})

test.each([
  ['4-5', 'Force 4–5Fresh breeze'],
  ['3', 'Force 3Light breeze'],
  [0, 'Force 0Calm'],
  [7, 'Force 7Strong wind'],
  ['9', 'Force 9Gale'],
  ['10-12', 'Force 10–12Hurricane force'],
])('wind level %j reads %s', async (windLevel, text) => {
  setPosition(shenzhen)
  await backend.settings({ weatherPatch: { windLevel } })
  await show()
  await shown('Nanshan, Shenzhen')
  expect(row('Wind')).toBe(text)
})

test('°F is remembered on this device', async () => {
  setPosition(shenzhen)
  const { user } = await show()
  await shown('Nanshan, Shenzhen')
  await user.click(screen.getByRole('radio', { name: '°F' }))
  expect(temperature()).toBe('75°')
  expect(localStorage.getItem('companion.weather.unit')).toBe('fahrenheit')
  expect(row('Precipitation')).toBe('0 in')
})

test('the navigation bar gets the place and the temperature, and the sky the part of the day', async () => {
  setPosition(shenzhen)
  await backend.settings({ weatherPatch: { utcOffsetMin: 12 * 60 - minutesNow() } })
  await show()
  await shown('Nanshan, Shenzhen')
  const { classList, style } = document.documentElement
  expect(style.cssText).toContain('"Nanshan, Shenzhen"')
  expect(classList).toContain(sky.root.fair)
  cleanup()
  expect([...classList]).toEqual([])
})

test('a device of the United States starts with °F', async () => {
  setLocale('en-US')
  setPosition(shenzhen)
  await show('de')
  await shown('Nanshan, Shenzhen')
  expect(temperature('Temperatur')).toBe('75°')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '°F' }).checked).toBe(true)
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
  expect(temperature()).toBe('75°')
  expect(await backend.requests('weather')).toHaveLength(1)
})
