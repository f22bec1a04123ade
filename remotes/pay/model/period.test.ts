import { readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { translator } from '@companion/shared/texts/createTexts'
import { monthsIn, periodAfter, periodText } from './period.ts'

const folder = new URL('../texts/', import.meta.url)
const catalogue = (lang: string) =>
  JSON.parse(readFileSync(new URL(`${lang}.json`, folder), 'utf8')) as Record<string, string>
const parsed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)]))

test.each([
  [0, 'لمدة 0 يوم'],
  [1, 'لمدة يوم واحد'],
  [2, 'لمدة يومين'],
  [3, 'لمدة 3 أيام'],
  [10, 'لمدة 10 أيام'],
  [11, 'لمدة 11 يومًا'],
  [99, 'لمدة 99 يومًا'],
  [100, 'لمدة 100 يوم'],
  [103, 'لمدة 103 أيام'],
])('%i days in Arabic', (count, text) =>
  expect(translator('ar', parsed(catalogue('ar')))('forDays', { count })).toBe(text),
)

// These languages have no translations yet. The test proves that their plural rules are available.
test.each([
  ['ru', 1, 'one'],
  ['ru', 21, 'one'],
  ['ru', 2, 'few'],
  ['ru', 24, 'few'],
  ['ru', 5, 'many'],
  ['ru', 11, 'many'],
  ['ru', 111, 'many'],
  ['pl', 1, 'one'],
  ['pl', 21, 'many'],
  ['pl', 2, 'few'],
  ['pl', 22, 'few'],
  ['pl', 12, 'many'],
  ['pl', 5, 'many'],
])('%s says %i by its form "%s"', (lang, count, form) => {
  const days = '{count, plural, one {one} few {few} many {many} other {other}}'
  expect(translator(lang, parsed({ days }))('days', { count })).toBe(form)
})

test.each([
  ['day', 'perDay', 'forDays', 0],
  ['week', 'perWeek', 'forWeeks', 0],
  ['month', 'perMonth', 'forMonths', 2],
  ['quarter', 'perQuarter', 'forQuarters', 6],
  ['year', 'perYear', 'forYears', 24],
  ['decade', undefined, undefined, 0],
  ['constructor', undefined, undefined, 0],
])('%s', (unit, renewed, once, months) => {
  const period = { unit, count: 2 }
  expect([periodText(period, 'renewed'), periodText(period, 'once'), monthsIn(period)]).toEqual([
    renewed,
    once,
    months,
  ])
})

test.each([
  ['2026-12-13T23:30:00.000Z', 'month', 1, '2027-01-13T23:30:00.000Z'],
  ['2027-01-31T10:00:00.000Z', 'month', 1, '2027-02-28T10:00:00.000Z'],
  ['2026-11-30T10:00:00.000Z', 'quarter', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', 1, '2029-02-28T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 'day', 1, '2027-01-01T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 'week', 2, '2027-01-14T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 'fortnight', 1, null],
  ['soon', 'day', 1, null],
])('%s and a %s × %i is %s', (from, unit, count, end) => expect(periodAfter(from, { unit, count })).toBe(end))
