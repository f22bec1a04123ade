import { expect, test } from 'vitest'
import { recoveryLimit } from './recoveryLimit'

test('a page is loaded again twice within a minute, and again when a minute has passed', () => {
  let now = 0
  const mayReopen = recoveryLimit(() => now)
  const at = (time: number) => {
    now = time
    return mayReopen()
  }
  expect([0, 10_000, 20_000, 30_000].map(at)).toEqual([true, true, false, false])
  expect(at(120_000)).toBe(true)
})
