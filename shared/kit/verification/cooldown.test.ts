import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { announcementFor, clampCooldown, secondsLeft, startCooldown } from './cooldown.ts'

const now = 1_800_000_000_000

describe('the wait before another code', () => {
  test.for([
    ['sent', undefined, 60],
    ['sent', 30, 60],
    ['sent', 90, 90],
    ['sent', 0, 60],
    ['sent', Number.NaN, 60],
    ['limit', undefined, 600],
    ['limit', 45, 45],
    ['limit', 3600, 3600],
    ['limit', 1e12, 86400],
  ] as const)('after %s with %s takes %i s', ([reason, retryAfter, seconds]) => {
    expect(secondsLeft(startCooldown(now, reason, retryAfter), now)).toBe(seconds)
  })

  test('is counted from its deadline, rounded up, and ends at zero', () => {
    const wait = startCooldown(now, 'sent')
    expect([0, 1, 999, 1000, 59_001, 60_000, 1e9].map((ms) => secondsLeft(wait, now + ms))).toEqual([
      60, 60, 60, 59, 1, 0, 0,
    ])
    expect(secondsLeft(undefined, now)).toBe(0)
  })

  test('is never longer than it was, however far the clock is turned back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (shift) => {
        const wait = startCooldown(now, 'sent')
        const at = now + shift
        expect(secondsLeft(wait, at)).toBeLessThanOrEqual(60)
        const clamped = clampCooldown(wait, at)
        expect(clamped.until - at).toBeLessThanOrEqual(60_000)
        expect(secondsLeft(clamped, at)).toBe(secondsLeft(wait, at))
      }),
    )
  })
})

test.for([
  [60, 59, undefined],
  [31, 30, 30],
  [30, 29, undefined],
  [11, 10, 10],
  [1, 0, 0],
  [45, 5, 10],
  [50, 0, 0],
  [0, 0, undefined],
  [10, 10, undefined],
] as const)('from %i to %i a screen reader hears %s', ([before, after, said]) => {
  expect(announcementFor(before, after)).toBe(said)
})
