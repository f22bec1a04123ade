import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { hourAt, isDaylight } from './sky.ts'
import {
  beaufort,
  coordinates,
  degreesIn,
  figuresIn,
  offsetName,
  readUnit,
  unitOf,
  windLevelOf,
} from './figures.ts'
import { rounded, sameArea } from './position.ts'

const noonUtc = Date.UTC(2026, 10, 21, 12, 0)

test('figures are written as the language writes them', () => {
  expect(figuresIn('fr').rain(2.44, 'celsius')).toMatch(/^2,4\s?mm$/)
  expect(figuresIn('en').rain(2.4, 'fahrenheit')).toBe('0.09 in')
  expect(figuresIn('de').share(80)).toMatch(/^80\s%$/)
  expect(figuresIn('en').degrees(24)).toBe('\u200e24°\u200e')
})

test('a wind level is one number or a span', () => {
  expect(figuresIn('en').level({ min: 3, max: 3 })).toBe('3')
  expect(figuresIn('en').level({ min: 4, max: 5 })).toBe('4–5')
})

test('what is unknown or cannot be has no figure, and zero has one', () => {
  const { share, rain, degrees } = figuresIn('en')
  for (const value of [null, undefined, -1, 101, Number.NaN]) expect(share(value)).toBeNull()
  for (const value of [null, undefined, -0.1, Number.NaN]) expect(rain(value, 'celsius')).toBeNull()
  expect(degrees(null)).toBeNull()
  expect([share(0), rain(0, 'celsius')]).toEqual(['0%', '0 mm'])
})

test('the time at a place needs no zone table', () => {
  expect(figuresIn('de').timeAt(noonUtc, 480)).toBe('20:00')
  expect(figuresIn('de').timeAt(noonUtc, -210)).toMatch(/^0?8:30$/)
  expect([480, 330, 0, -570].map(offsetName)).toEqual(['GMT+8', 'GMT+5:30', 'GMT', 'GMT−9:30'])
})

test('day is from six to six where the weather is, not where the device is', () => {
  expect(isDaylight(noonUtc, 0)).toBe(true)
  expect(isDaylight(noonUtc, 480)).toBe(false)
  expect(hourAt(noonUtc, 840)).toBe(2)
  expect(hourAt(noonUtc, -780)).toBe(23)
  expect(isDaylight(noonUtc, -360)).toBe(true)
  expect(isDaylight(noonUtc, 360)).toBe(false)
})

test('old weather says how old in whole hours, then days', () => {
  expect(figuresIn('en').ago(61 * 60_000)).toBe('1 hour ago')
  expect(figuresIn('en').ago(50 * 3_600_000)).toBe('2 days ago')
})

test('a position leaves the device with two decimals; its user sees four', () => {
  const point = { lat: 22.54318, lon: -0.00123 }
  expect(rounded(point)).toEqual({ lat: 22.54, lon: 0 })
  expect(Object.is(rounded(point).lon, 0)).toBe(true)
  expect(coordinates(point)).toBe('22.5432, -0.0012')
  expect(coordinates({ lat: -0.00004, lon: 9.4 })).toBe('0.0000, 9.4000')
  expect(sameArea(point, { lat: 22.5449, lon: 0 })).toBe(true)
  expect(sameArea(point, { lat: 22.5451, lon: 0 })).toBe(false)
})

test.each([
  [0, 0],
  [0.9, 0],
  [1, 1],
  [1.5, 1],
  [5.9, 1],
  [6, 2],
  [12, 3],
  [19.9, 3],
  [20, 4],
  [29, 5],
  [39, 6],
  [50, 7],
  [62, 8],
  [75, 9],
  [89, 10],
  [103, 11],
  [117.9, 11],
  [118, 12],
  [400, 12],
])('%d km/h is Beaufort %d: a bound belongs to the level it opens', (kmh, level) => {
  expect(beaufort(kmh)).toBe(level)
})

test('no speed is no level, and nonsense is none either', () => {
  for (const kmh of [-1, Number.NaN, Infinity, 5000]) expect(beaufort(kmh)).toBeNull()
  expect(windLevelOf({ windLevel: null })).toBeNull()
  expect(windLevelOf({ windLevel: null, windSpeedKmh: undefined })).toBeNull()
})

test('a level the provider gives counts more than its speed', () => {
  expect(windLevelOf({ windLevel: { min: 4, max: 5 }, windSpeedKmh: 2 })).toEqual({ min: 4, max: 5 })
  expect(windLevelOf({ windLevel: null, windSpeedKmh: 20 })).toEqual({ min: 4, max: 4 })
})

test('more wind is never a lower level', () => {
  const speed = fc.double({ min: 0, max: 600, noNaN: true })
  fc.assert(
    fc.property(speed, speed, (a, b) => {
      const [slow, fast] = [Math.min(a, b), Math.max(a, b)]
      expect(beaufort(slow) ?? 0).toBeLessThanOrEqual(beaufort(fast) ?? 0)
    }),
  )
})

test.each([
  ['en-US', 'fahrenheit'],
  ['es-US', 'fahrenheit'],
  ['en-BS', 'fahrenheit'],
  ['en-BZ', 'fahrenheit'],
  ['en-KY', 'fahrenheit'],
  ['es-PR', 'fahrenheit'],
  ['en-PW', 'fahrenheit'],
  ['my-MM', 'celsius'],
  ['en-LR', 'celsius'],
  ['en_US.UTF-8', 'fahrenheit'],
  ['zh-Hans-US', 'fahrenheit'],
  ['en-GB', 'celsius'],
  ['en', 'celsius'],
  ['de-DE', 'celsius'],
  ['ar', 'celsius'],
  ['en-USA', 'celsius'],
  ['', 'celsius'],
  [undefined, 'celsius'],
])('a device in %s starts with %s', (tag, unit) => {
  expect(unitOf(tag)).toBe(unit)
})

test('only a real choice is remembered', () => {
  expect(readUnit('fahrenheit')).toBe('fahrenheit')
  for (const text of [null, '', 'kelvin', 'toString', '__proto__']) expect(readUnit(text)).toBeNull()
})

test('degrees are whole, zero has no sign, and what cannot be is unknown', () => {
  expect(degreesIn('celsius', 23.5)).toBe(24)
  expect(degreesIn('fahrenheit', -40)).toBe(-40)
  expect(degreesIn('fahrenheit', 24)).toBe(75)
  expect(Object.is(degreesIn('celsius', -0.4), 0)).toBe(true)
  for (const celsius of [null, undefined, -300, 900]) expect(degreesIn('celsius', celsius)).toBeNull()
})
