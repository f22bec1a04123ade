import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { translator } from '../texts/createTexts.ts'
import { formatDate } from './date.ts'
import { cached } from './formatters.ts'
import { formatNumber, formatUnit } from './number.ts'
import { formatRelative } from './relativeTime.ts'

const paid = '2026-11-21T16:30:00Z'

test.each(['ar', 'ar-EG', 'fa'])(
  'digits in %s are those of codes and phone numbers, in every engine',
  (lang) => {
    const parsed = { count: parse('{count, plural, other {# of {most, number}}}') }
    const written = [
      formatNumber(1234.5, lang),
      formatUnit(23, 'celsius', lang),
      formatDate(paid, lang, 'dateTime', { timeZone: 'UTC' }),
      formatRelative(1e12 - 5 * 60_000, 1e12, lang),
      translator(lang, parsed)('count', { count: 12, most: 30 }),
    ]
    for (const text of written) expect(text).toMatch(/^[^٠-٩۰-۹]*[0-9][^٠-٩۰-۹]*$/)
  },
)

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
