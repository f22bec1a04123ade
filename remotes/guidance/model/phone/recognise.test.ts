import { describe, expect, test, vi } from 'vitest'
import { askPhone, fromChoice, fromDeviceInfo, fromHints } from './recognise.ts'

describe('a phone as the app names it', () => {
  test.for([
    // HyperOS and MIUI as their system properties spell them
    [
      { maker: 'Xiaomi', model: '23127PN0CC', osVersion: '14', rom: 'HyperOS', romVersion: 'OS2.0' },
      'xiaomi',
      'hyperos',
      2,
    ],
    [{ maker: 'Xiaomi', osVersion: '13', rom: 'MIUI', romVersion: 'V140' }, 'xiaomi', 'miui', 14],
    [{ maker: 'Redmi', osVersion: '11', rom: 'MIUI', romVersion: 'V125' }, 'xiaomi', 'miui', 12.5],
    [{ maker: 'HUAWEI', osVersion: '10', rom: 'EMUI', romVersion: 'EmotionUI_10.0.0' }, 'huawei', 'emui', 10],
    [{ maker: 'HUAWEI', osVersion: '12', rom: 'HarmonyOS', romVersion: '4.0.0' }, 'huawei', 'harmonyos', 4],
    [{ maker: 'HONOR', osVersion: '14', rom: 'MagicOS', romVersion: '8.0' }, 'honor', 'magicos', 8],
    [{ maker: 'OPPO', osVersion: '14', rom: 'ColorOS', romVersion: 'V14.0.1' }, 'oppo', 'coloros', 14],
    [{ maker: 'OnePlus', osVersion: '14', rom: 'ColorOS', romVersion: 'V14.0' }, 'oneplus', 'coloros', 14],
    [{ maker: 'OnePlus', osVersion: '13', rom: 'OxygenOS', romVersion: '13.1' }, 'oneplus', 'oxygenos', 13.1],
    [{ maker: 'realme', osVersion: '13', rom: 'realme UI', romVersion: 'V4.0' }, 'realme', 'realmeui', 4],
    [{ maker: 'vivo', osVersion: '14', rom: 'OriginOS', romVersion: '4.0' }, 'vivo', 'originos', 4],
    [{ maker: 'vivo', osVersion: '13', rom: 'Funtouch', romVersion: '13' }, 'vivo', 'funtouch', 13],
    [{ maker: 'samsung', osVersion: '14', rom: 'One UI', romVersion: '60100' }, 'samsung', 'oneui', 6.01],
    [{ maker: 'TECNO', osVersion: '13', rom: 'HiOS', romVersion: '13.0' }, 'transsion', 'hios', 13],
    // A port of MIUI to another maker's phone: the guide follows the system, not the maker
    [
      { maker: 'Google', model: 'Pixel 6', osVersion: '13', rom: 'MIUI', romVersion: 'V140' },
      'xiaomi',
      'miui',
      14,
    ],
  ] as const)('%j leads to %s', ([info, guide, rom, version]) => {
    expect(fromDeviceInfo(info)).toMatchObject({ guide, via: 'bridge', rom: { name: rom, version } })
  })

  test.for([
    [{ maker: 'Google', model: 'Pixel 8', osVersion: '14' }, 'google'],
    [{ maker: 'motorola', model: 'moto g62', osVersion: '12' }, 'other'],
    [{ maker: 'Apple', model: 'iPhone15,2', os: 'iOS', osVersion: '17.5' }, 'iphone'],
    [{ maker: '', model: 'RMX3868', osVersion: '14' }, 'realme'],
    [{ maker: '', model: '', osVersion: '' }, 'other'],
  ] as const)('without a system name, %j leads to %s', ([info, guide]) => {
    expect(fromDeviceInfo(info)?.guide).toBe(guide)
  })

  test('a system name makes a shared model code certain', () => {
    expect(fromDeviceInfo({ maker: '', model: 'CPH2449' })).toMatchObject({ guide: 'oppo', also: 'oneplus' })
    expect(
      fromDeviceInfo({ maker: '', model: 'CPH2449', rom: 'OxygenOS', romVersion: '14' })?.also,
    ).toBeUndefined()
  })
})

describe('a phone as the browser names it', () => {
  test.for([
    [{ model: '23127PN0CC', platform: 'Android', platformVersion: '14.0.0' }, 'xiaomi', 14],
    [{ model: 'SM-S918B', platform: 'Android', platformVersion: '16.0.0' }, 'samsung', 16],
    [{ model: 'CPH2449', platform: 'Android', platformVersion: '15.0.0' }, 'oppo', 15],
    [{ model: 'moto g62 5G', platform: 'Android', platformVersion: '12.0.0' }, 'other', 12],
  ] as const)('%j leads to %s', ([hints, guide, android]) => {
    expect(fromHints(hints)).toMatchObject({ guide, via: 'hints', android })
  })

  test('no model, no phone', () => {
    expect(fromHints({ model: '', platform: 'Windows', platformVersion: '15.0.0' })).toBeUndefined()
  })
})

test('a choice counts only when it is a guide', () => {
  expect(fromChoice('samsung')).toEqual({ guide: 'samsung', via: 'choice' })
  expect(fromChoice('__proto__')).toBeUndefined()
  expect(fromChoice(undefined)).toBeUndefined()
})

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
