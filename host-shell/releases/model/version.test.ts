import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareVersions, satisfies } from './version.ts'

const semver = createRequire(import.meta.url)('semver') as {
  satisfies: (version: string, range: string) => boolean
  compare: (a: string, b: string) => number
}

const part = fc.integer({ min: 0, max: 3 })
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'))
const partial = fc
  .tuple(part, part, part, fc.integer({ min: 1, max: 3 }))
  .map(([a, b, c, n]) => [a, b, c].slice(0, n).join('.'))
const comparator = fc
  .tuple(fc.constantFrom('', '^', '~', '>=', '>', '<=', '<', '='), partial)
  .map((x) => x.join(''))
const range = fc
  .array(fc.array(comparator, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
  .map((ors) => ors.map((ands) => ands.join(' ')).join(' || '))

describe('version ranges', () => {
  test('agree with npm on every range of our grammar', () => {
    fc.assert(
      fc.property(version, range, (v, r) => satisfies(v, r) === semver.satisfies(v, r)),
      { numRuns: 5000 },
    )
  })

  test('order versions as npm does', () => {
    fc.assert(
      fc.property(version, version, (a, b) => Math.sign(compareVersions(a, b)) === semver.compare(a, b)),
    )
  })

  test('take four-part app versions and put a pre-release first', () => {
    expect(satisfies('3.4.0.1207', '>=3.4.0')).toBe(true)
    expect(compareVersions('3.4.0.2', '3.4.0.10')).toBeLessThan(0)
    expect(compareVersions('2.0.0-beta.1', '2.0.0')).toBeLessThan(0)
  })

  test('take everything for an empty range and nothing for an unreadable one', () => {
    expect(satisfies('1.0.0', '')).toBe(true)
    expect(satisfies('1.0.0', '*')).toBe(true)
    expect(satisfies('1.0.0', '^oops')).toBe(false)
  })
})
