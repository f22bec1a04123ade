import { expect, test } from 'vitest'
import { formatDate } from '../format/date.ts'
import { parse } from '@formatjs/icu-messageformat-parser'
import { formatterOf, language, setLanguage } from '@companion/shared/texts/language'

test.each([
  ['de', 'de'],
  ['zh-TW', 'zh-TW'],
  ['zh-CN', 'zh'],
  ['fr', 'fr'],
  ['in', 'id'],
  ['sv', 'en'],
])('asked for %s the page writes %s: words, dates and what the API is told', (asked, written) => {
  setLanguage(asked)
  expect(language.lang).toBe(written)
})

test('beside English words stand English dates', () => {
  setLanguage('sv')
  expect(formatDate('2026-11-21T16:30:00Z', language.lang, 'date', { timeZone: 'UTC' })).toBe(
    'November 21, 2026',
  )
})

test.each(['ar', 'th', 'ja'])(
  'the year of a date is the same in words of their own and alone: %s',
  (lang) => {
    const day = new Date('2026-11-21T12:00:00Z')
    const format = formatterOf(lang, { since: parse('{at, date, long}') })
    expect(format('since', { at: day })).toContain('2026')
    expect(formatDate(day, lang, 'date', { timeZone: 'UTC' })).toContain('2026')
  },
)
