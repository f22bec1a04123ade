import { expect, test } from 'vitest'
import { degreesIn, readUnit, unitOf } from './figures.ts'

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
