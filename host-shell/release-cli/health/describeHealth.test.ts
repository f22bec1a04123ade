import { expect, test } from 'vitest'
import { durationBounds } from '@companion/release-protocol/healthNames'
import type { SummedPoint } from '@companion/release-protocol/healthNumbers'
import { quantile, summaries, summaryLines } from './describeHealth.ts'

const attributes = {
  'companion.remote': 'weather',
  'companion.release': '1.1.0-aaaa',
  'companion.brand': 'sparkpro',
  'os.name': 'android',
  'os.version': '10',
}
const sum = (metric: string, value: number, more: Record<string, string> = {}): SummedPoint => ({
  metric: `companion.release.${metric}`,
  attributes: { ...attributes, ...more },
  le: '',
  value,
})
const bucket = (le: string, value: number, name = 'LCP'): SummedPoint => ({
  metric: name === 'CLS' ? 'companion.web_vital.layout_shift' : 'companion.web_vital.duration',
  attributes: { ...attributes, 'companion.web_vital.name': name },
  le,
  value,
})

test('a quantile lies within its bucket, by proportion', () => {
  expect(quantile(0.75, [bucket('1000', 2), bucket('1200', 2)], durationBounds)).toBe(1100)
  expect(quantile(0.5, [bucket('200', 4)], durationBounds)).toBe(175)
  expect(quantile(0.75, [bucket('+Inf', 4)], durationBounds)).toBe(10_000)
  expect(quantile(0.75, [bucket('50', 1)], durationBounds)).toBe(37.5)
})

test('sums a release up: adoption, devices, failures by what they speak against, vitals', () => {
  const points = [
    sum('started', 30, { 'companion.first': 'true' }),
    sum('started', 45, { 'companion.first': 'false' }),
    sum('failed', 2, { 'companion.first': 'true', 'error.type': 'threw' }),
    sum('failed', 1, { 'companion.first': 'false', 'error.type': 'threw' }),
    sum('failed', 7, { 'companion.first': 'false', 'error.type': 'network' }),
    sum('rolled_back', 2),
    sum('started', 25, { 'companion.first': 'true', 'companion.release': '1.0.0-aaaa', 'os.name': 'ios' }),
    bucket('1000', 3),
    bucket('0.05', 3, 'CLS'),
  ]
  const [newer, older] = summaries({ points, errors: [] })
  expect(newer).toEqual({
    of: '1.1.0-aaaa',
    adoption: 0.75,
    pages: 75,
    devices: 30,
    failedDevices: 2,
    notLoaded: 7,
    rolledBack: 2,
    vitals: { LCP: 950, CLS: 0.04375 },
  })
  expect(older).toMatchObject({ of: '1.0.0-aaaa', adoption: 0.25, failedDevices: 0 })
  expect(summaryLines(newer!)).toEqual([
    '1.1.0-aaaa: 75 % of pages (75), 30 new devices, failed on 2, rolled back 2, not loaded 7',
    '  LCP 950 ms, CLS 0.044',
  ])
  expect(summaries({ points, errors: [] }, 'system').map(({ of }) => of)).toEqual([
    '1.1.0-aaaa, Android 10',
    '1.0.0-aaaa, iOS 10',
  ])
})
