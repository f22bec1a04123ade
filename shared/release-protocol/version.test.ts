import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareVersions, satisfies } from './version.ts'

const semver = createRequire(import.meta.url)('semver') as {
  satisfies: (version: string, range: string, options?: { readonly includePrerelease: true }) => boolean
  compare: (a: string, b: string) => number
}

const part = fc.integer({ min: 0, max: 3 })
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'))
const preRelease = fc
  .array(fc.constantFrom('0', '1', '10', 'a', 'b', 'rc', 'rc-1'), { minLength: 1, maxLength: 3 })
  .map((parts) => `-${parts.join('.')}`)
const anyVersion = fc.tuple(version, fc.oneof(fc.constant(''), preRelease)).map((parts) => parts.join(''))
const partial = fc
  .tuple(part, part, part, fc.integer({ min: 1, max: 3 }))
  .map(([a, b, c, n]) => [a, b, c].slice(0, n).join('.'))
const comparator = fc
  .tuple(fc.constantFrom('', '^', '~', '>=', '>', '<=', '<', '='), fc.oneof(partial, anyVersion))
  .map((x) => x.join(''))
const range = fc
  .array(fc.array(comparator, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
  .map((ors) => ors.map((ands) => ands.join(' ')).join(' || '))

describe('version ranges', () => {
  test('agree with npm on every range of our grammar', () => {
    fc.assert(
      fc.property(anyVersion, range, (v, r) => {
        // Excluded, because below 1.0.0 npm's caret also includes pre-releases of its own version.
        fc.pre(!/\^0\.\d+\.\d+(?!-)/.test(r))
        expect(satisfies(v, r), `${v} in ${r}`).toBe(semver.satisfies(v, r, { includePrerelease: true }))
      }),
      { numRuns: 10_000 },
    )
  })

  test.for([
    ['2.0.0-beta', '^1', false],
    ['2.0.0-rc.1', '^1.0', false],
    ['2.0.0-beta', '<2', false],
    ['1.3.0-0', '~1.2', false],
    ['1.2.0-beta', '^1.0', true],
    ['2.0.0-rc.1', '^2.0.0-rc.0', true],
  ] as const)('%s in %s: %s', ([version, range, lies]) => {
    expect(satisfies(version, range)).toBe(lies)
  })

  test('order versions as npm does', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, (a, b) => {
        expect(Math.sign(compareVersions(a, b)), `${a} ${b}`).toBe(semver.compare(a, b))
      }),
      { numRuns: 5000 },
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
