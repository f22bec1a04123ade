import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { translator } from '../texts/createTexts.ts'
import { formatDate } from './date.ts'
import { cached } from './formatters.ts'
import { formatNumber, formatUnit, type Unit } from './number.ts'
import { formatRelative } from './relativeTime.ts'

/** Intl separates with several kinds of space, and hides direction marks. */
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

const paid = '2026-11-21T16:30:00Z'

test.each([
  ['en', 'November 21, 2026'],
  ['de', '21. November 2026'],
  ['zh', '2026年11月21日'],
])('dates in %s', (lang, text) => expect(plain(formatDate(paid, lang, 'date', 'UTC'))).toBe(text))

test.each(['ru', 'bg'])('no line of a date in %s begins with the word after the year', (lang) => {
  for (const form of ['date', 'short', 'dateTime'] as const)
    expect(formatDate(paid, lang, form, 'UTC')).toMatch(/2026\u00a0г\.(?!.* ч\.)/)
})

test.each(['ar', 'ar-SA', 'th', 'fa'])('a receipt in %s counts years as everyone does', (lang) => {
  expect(formatDate(paid, lang, 'date', 'UTC')).toContain('2026')
})

test.each(['ar', 'ar-EG', 'fa'])(
  'digits in %s are those of codes and phone numbers, in every engine',
  (lang) => {
    const parsed = { count: parse('{count, plural, other {# of {most, number}}}') }
    const written = [
      formatNumber(1234.5, lang),
      formatUnit(23, 'celsius', lang),
      formatDate(paid, lang, 'dateTime', 'UTC'),
      formatRelative(1e12 - 5 * 60_000, 1e12, lang),
      translator(lang, parsed)('count', { count: 12, most: 30 }),
    ]
    for (const text of written) expect(text).toMatch(/^[^٠-٩۰-۹]*[0-9][^٠-٩۰-۹]*$/)
  },
)

test.each([
  ['en', '9:05 PM', '9:05 AM'],
  ['de', '21:05', '09:05'],
  ['es', '21:05', '9:05'],
  ['ja', '21:05', '9:05'],
])('times in %s are as the language writes them: %s, %s', (lang, evening, morning) => {
  for (const form of ['time', 'dateTime'] as const) {
    expect(plain(formatDate('2026-11-21T21:05:00Z', lang, form, 'UTC'))).toMatch(
      new RegExp(`(^|[^\\d])${evening}$`),
    )
    expect(plain(formatDate('2026-11-21T09:05:00Z', lang, form, 'UTC'))).toMatch(
      new RegExp(`(^|[^\\d])${morning}$`),
    )
  }
})

test('a date without a time is that day of the calendar, wherever the device is', () => {
  const written = formatDate('2026-12-16', 'en')
  expect(written).toBe('December 16, 2026')
})

test('a place has its own day', () => {
  expect(formatDate(paid, 'en', 'date', 'Asia/Shanghai')).toBe('November 22, 2026')
})

test('an unknown time zone counts as none', () => {
  expect(formatDate(paid, 'en', 'dateTime', 'Moon/Base')).toBe(formatDate(paid, 'en', 'dateTime'))
})

test('what is no moment gives no text', () => expect(formatDate('soon', 'en')).toBe(''))

test.each([
  [-20_000, 'now'],
  [-5 * 60_000, '5 minutes ago'],
  [-2 * 3_600_000, '2 hours ago'],
  [-30 * 3_600_000, 'yesterday'],
  [3 * 86_400_000, 'in 3 days'],
])('%i ms away is %s', (away, text) => expect(formatRelative(1e12 + away, 1e12, 'en')).toBe(text))

test('a formatter is made once a language, and never throws', () => {
  let made = 0
  const formatterOf = cached((lang) => {
    made++
    return new Intl.PluralRules(lang)
  })
  formatterOf('de')
  formatterOf('de')
  expect(made).toBe(1)
  const broken = cached(() => {
    throw new RangeError('old engine')
  })
  expect(broken('de')).toBeUndefined()
})
