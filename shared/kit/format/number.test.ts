import { expect, test } from 'vitest'
import { formatNumber, formatUnit, type Unit } from './number.ts'

/** Replaces the special spaces and removes the invisible direction marks that Intl writes. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

test.each([
  ['en', '1,234.5'],
  ['de', '1.234,5'],
  ['fr', '1 234,5'],
  ['in', '1.234,5'],
  ['no such language', '1,234.5'],
])('numbers in %s', (lang, text) => expect(plain(formatNumber(1234.5, lang))).toBe(text))

test.each<[number, Unit, string, string]>([
  [-3, 'celsius', 'de', '-3 °C'],
  [23, 'celsius', 'en', '23°C'],
  [2.44, 'millimeter', 'fr', '2,4 mm'],
  [40, 'percent', 'en', '40%'],
  [0, 'percent', 'en', '0%'],
  [3, 'hour', 'xx-broken-tag-', '3 hr'],
])('%s %s in %s', (value, unit, lang, text) => expect(plain(formatUnit(value, unit, lang))).toBe(text))

test('units are written out where asked', () => {
  expect(formatUnit(3, 'hour', 'en', { display: 'long' })).toBe('3 hours')
})
