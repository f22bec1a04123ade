import { expect, test } from 'vitest'
import { formatDate } from '../format/date.ts'
import { language, setLanguage } from '@companion/shared/texts/language'

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
  expect(formatDate('2026-11-21T16:30:00Z', language.lang, 'date', 'UTC')).toBe('November 21, 2026')
})
