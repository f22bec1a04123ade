import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReleaseCounts } from '@companion/release-protocol/healthNumbers'
import { fewestFailures, judge, wilsonLowerBound } from './judge.ts'

const row = (system: string, devices: number, failedDevices: number, brand = 'sparkpro'): ReleaseCounts => ({
  release: '1.1.0-aaaa',
  conditions: { system, brand, app: '3.4.0', engine: '' },
  started: devices,
  devices,
  failedDevices,
  notLoaded: 0,
  rolledBack: failedDevices,
})

test('the lower bound is Wilson’s', () => {
  // E. B. Wilson, 1927: (p + z²/2n - z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n), with z = 2.576.
  expect(wilsonLowerBound({ failed: 6, devices: 200 })).toBeCloseTo(0.011, 3)
  expect(wilsonLowerBound({ failed: 3, devices: 100 })).toBeCloseTo(0.0076, 3)
  expect(wilsonLowerBound({ failed: 0, devices: 50 })).toBe(0)
  expect(wilsonLowerBound({ failed: 0, devices: 0 })).toBe(0)
})

test('the lower bound lies below the share, and rises with failures and with certainty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (devices, some) => {
      const failed = Math.min(devices, some)
      const low = wilsonLowerBound({ failed, devices })
      // 1e-12 allows for rounding.
      expect(low).toBeLessThanOrEqual(failed / devices + 1e-12)
      if (failed < devices) expect(wilsonLowerBound({ failed: failed + 1, devices })).toBeGreaterThan(low)
      expect(wilsonLowerBound({ failed: failed * 10, devices: devices * 10 })).toBeGreaterThanOrEqual(
        low - 1e-12,
      )
    }),
  )
})

test('names the kind of device where it fails, though the whole looks well', () => {
  const verdict = judge(
    [row('Android 10', 300, 10), row('Android 14', 400, 0), row('iOS 17', 300, 0)],
    0.01,
    100,
  )
  expect(verdict).toMatchObject({ state: 'unwell', failed: 10, devices: 1000 })
  expect(verdict.where.map(({ value }) => value)).toEqual(['Android 10'])
  expect(verdict.where[0]).toMatchObject({ condition: 'system', elsewhere: { failed: 0, devices: 700 } })
})

test('names a small group once the whole is unwell', () => {
  const verdict = judge([row('Android 10', 40, 12), row('iOS 17', 160, 0, 'lensmoo')], 0.01, 100)
  expect(verdict).toMatchObject({
    state: 'unwell',
    where: [{ value: 'Android 10' }, { value: 'sparkpro' }, {}],
  })
})

test('fewer devices than asked for say nothing, and fewer than four failures never do', () => {
  expect(judge([row('iOS 17', 99, 50)], 0.01, 100).state).toBe('unknown')
  expect(judge([], 0.01, 100).state).toBe('unknown')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (android, ios) => {
      const rows = [row('Android 10', android, Math.min(android, 2)), row('iOS 17', ios, 1)]
      expect(judge(rows, 0.0001, 1).state).not.toBe('unwell')
    }),
  )
  expect(fewestFailures).toBe(4)
})

test('a release that fails no more often than allowed goes on', () => {
  expect(judge([row('Android 10', 10_000, 90)], 0.01, 100).state).toBe('well')
  expect(judge([row('Android 10', 10_000, 200)], 0.01, 100).state).toBe('unwell')
})
