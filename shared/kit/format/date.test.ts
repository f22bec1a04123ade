import { expect, test } from 'vitest'
import { formatDate } from './date.ts'

/** Replaces the special spaces and removes the invisible direction marks that Intl writes. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

const paid = '2026-11-21T16:30:00Z'

test.each([
  ['en', 'November 21, 2026'],
  ['de', '21. November 2026'],
  ['zh', '2026年11月21日'],
])('dates in %s', (lang, text) =>
  expect(plain(formatDate(paid, lang, 'date', { timeZone: 'UTC' }))).toBe(text),
)

test.each(['ru', 'bg'])('no line of a date in %s begins with the word after the year', (lang) => {
  for (const form of ['date', 'short', 'dateTime'] as const)
    expect(formatDate(paid, lang, form, { timeZone: 'UTC' })).toMatch(/2026\u00a0г\.(?!.* ч\.)/)
})

test.each(['ar', 'ar-SA', 'th', 'fa'])('a receipt in %s counts years as everyone does', (lang) => {
  expect(formatDate(paid, lang, 'date', { timeZone: 'UTC' })).toContain('2026')
})

test.each([
  ['en', '9:05 PM', '9:05 AM'],
  ['de', '21:05', '09:05'],
  ['es', '21:05', '9:05'],
  ['ja', '21:05', '9:05'],
])('times in %s are as the language writes them: %s, %s', (lang, evening, morning) => {
  for (const form of ['time', 'dateTime'] as const) {
    expect(plain(formatDate('2026-11-21T21:05:00Z', lang, form, { timeZone: 'UTC' }))).toMatch(
      new RegExp(`(^|[^\\d])${evening}$`),
    )
    expect(plain(formatDate('2026-11-21T09:05:00Z', lang, form, { timeZone: 'UTC' }))).toMatch(
      new RegExp(`(^|[^\\d])${morning}$`),
    )
  }
})

test('a date without a time is that day of the calendar, wherever the device is', () => {
  const written = formatDate('2026-12-16', 'en')
  expect(written).toBe('December 16, 2026')
})

test('a place has its own day', () => {
  expect(formatDate(paid, 'en', 'date', { timeZone: 'Asia/Shanghai' })).toBe('November 22, 2026')
})

test('an unknown time zone counts as none', () => {
  expect(formatDate(paid, 'en', 'dateTime', { timeZone: 'Moon/Base' })).toBe(
    formatDate(paid, 'en', 'dateTime'),
  )
})

test('what is no moment gives no text', () => expect(formatDate('soon', 'en')).toBe(''))

test.each([
  ['en', 'h23', '21:05', '09:05'],
  ['en', 'h12', '9:05 PM', '9:05 AM'],
  ['de', 'h12', '9:05 PM', '9:05 AM'],
  ['zh', 'h12', '下午9:05', '上午9:05'],
  ['id', 'h12', '9.05 PM', '9.05 AM'],
  ['de', 'h23', '21:05', '09:05'],
  ['ja', 'h23', '21:05', '9:05'],
] as const)('the user’s clock wins over the usual one of %s: %s', (lang, hourCycle, evening, morning) => {
  const shown = (at: string) => plain(formatDate(at, lang, 'time', { timeZone: 'UTC', hourCycle }))
  expect(shown('2026-11-21T21:05:00Z')).toBe(evening)
  expect(shown('2026-11-21T09:05:00Z')).toBe(morning)
  expect(formatDate('2026-11-21', lang, 'date', { hourCycle })).toBe(formatDate('2026-11-21', lang))
})
