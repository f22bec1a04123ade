import { expect, test } from 'vitest'
import { platformOf } from './system.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15'

test.for([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0.0.0 Mobile Safari/537.36', 0, 'android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
    5,
    'ios',
  ],
  [mac, 5, 'ios'],
  [mac, 0, 'desktop'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1.6.1 Mobile', 5, 'harmony'],
] as const)('%s with %i touch points is %s', ([userAgent, maxTouchPoints, platform]) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})
