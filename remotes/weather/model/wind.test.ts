import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { beaufort, windLevelOf } from './wind.ts'

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
