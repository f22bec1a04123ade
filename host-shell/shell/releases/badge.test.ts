import { expect, test } from 'vitest'
import { badgeText } from './badge.ts'

const running = (remote: string) => ({ weather: 'weather@1.0.0-a', pay: 'pay@2.0.0-b' })[remote]

test('the badge names what runs, and crosses out what was asked for and does not', () => {
  expect(badgeText(['pay@2.0.0-b'], running)).toBe('pay@2.0.0-b')
  expect(badgeText(['weather@9.0.0-x', 'pay@2.0.0-b'], running)).toBe(
    'weather@1.0.0-a ✕ weather@9.0.0-x · pay@2.0.0-b',
  )
  expect(badgeText(['news@1.0.0-a'], running)).toBe('✕ news@1.0.0-a')
  expect(badgeText(['shell@1.0.0-a', 'pay@2.0.0-b'], running, () => ': not so')).toBe(
    '✕ shell@1.0.0-a: not so · pay@2.0.0-b',
  )
})
