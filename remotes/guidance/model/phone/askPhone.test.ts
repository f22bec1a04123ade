import { expect, test, vi } from 'vitest'
import { askPhone } from './recognise.ts'

const samsung =
  'Mozilla/5.0 (Linux; Android 13; SM-A546E) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
const info = async () => ({ maker: 'Xiaomi', model: 'x', rom: 'MIUI', romVersion: 'V140', osVersion: '13' })
const hints = async () => ({ model: 'V2219A', platform: 'Android', platformVersion: '14.0.0' })
const never = () => new Promise<never>(() => {})
const fails = () => Promise.reject(new Error('NO_HOST'))

test('the app is believed first, then the hints, then the user agent', async () => {
  const base = { userAgent: samsung, touchPoints: 5 }
  expect((await askPhone({ ...base, deviceInfo: info, hints }))?.guide).toBe('xiaomi')
  expect((await askPhone({ ...base, hints }))?.guide).toBe('vivo')
  expect((await askPhone(base))?.guide).toBe('samsung')
  expect(
    await askPhone({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K; wv)', touchPoints: 5 }),
  ).toBeUndefined()
})

test('an app that fails, a browser that refuses or stays silent: the next one is asked', async () => {
  vi.useFakeTimers()
  const base = { userAgent: samsung, touchPoints: 5 }
  expect((await askPhone({ ...base, deviceInfo: fails, hints }))?.guide).toBe('vivo')
  expect((await askPhone({ ...base, deviceInfo: fails, hints: fails }))?.guide).toBe('samsung')
  const waiting = askPhone({ ...base, hints: never })
  await vi.advanceTimersByTimeAsync(1000)
  expect((await waiting)?.guide).toBe('samsung')
  vi.useRealTimers()
})
