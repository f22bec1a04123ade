import { expect, test } from 'vitest'
import { brands } from '@companion/shared/brand/brands'
import { patternOf } from './brandMark.ts'
import { patterns } from './brandPatterns.ts'

test('each brand has a pattern of its own', () => {
  expect(Object.keys(patterns).toSorted()).toEqual(brands.map(({ id }) => id).toSorted())
  expect(new Set(Object.values(patterns).map(({ d }) => d)).size).toBe(brands.length)
})

test('a pattern fits into a quoted data URL', () => {
  for (const brand of brands) expect(patternOf(brand)).not.toMatch(/["#\n]/)
})

test('a brand without a pattern shows its logo', () => {
  expect(patternOf({ id: 'new', logo: 'M1 2h3' })).toContain("d='M1 2h3'")
})
