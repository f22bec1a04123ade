import { describe, expect, test } from 'vitest'
import { guideOf } from './all.ts'
import { type GuideId, type SectionKey, pickVariant } from './guide.ts'
import { drawnTaps, lineAfterAppInfo, tapsOf } from './taps.ts'

const way = (id: GuideId, variant: string, key: SectionKey) =>
  tapsOf(pickVariant(guideOf(id), {}, variant).sections.find((section) => section.key === key)?.steps ?? [])
const said = (id: GuideId, variant: string, key: SectionKey) =>
  way(id, variant, key).map(({ text, label, note }) => `${text} ${label ?? note}`)

describe('a way as numbered lines', () => {
  test('opens the settings, taps through them and ends with the deed', () => {
    expect(said('xiaomi', 'hyperos', 'unlimited')).toEqual([
      'openFirst settings',
      'tap apps',
      'tap manageApps',
      'tap app',
      'tap miBatterySaver',
      'stepSelect miNoRestrictions',
    ])
  })

  test('goes on from the same screen where a second deed has no path', () => {
    expect(said('huawei', 'emui8-9', 'autoStart').slice(-4)).toEqual([
      'stepOff manageAutomatically',
      'stepOn autoLaunch',
      'stepOn secondaryLaunch',
      'stepOn runInBackground',
    ])
  })

  test('searches where the makers moved the entry about', () => {
    expect(said('huawei', 'emui5-7', 'unlimited')[0]).toBe('searchFor searchIgnoreOptimisation')
  })

  test('describes gestures', () => {
    expect(said('samsung', 'oneui6', 'lock')).toEqual(['gesture openRecents', 'gesture iconKeepOpen'])
  })
})

test('after app info, the way goes on behind the line that opens our app', () => {
  expect(lineAfterAppInfo(way('xiaomi', 'hyperos', 'unlimited'))).toBe(5)
  expect(lineAfterAppInfo(way('xiaomi', 'hyperos', 'autoStart'))).toBeUndefined()
})

test.for([
  ['xiaomi', 'hyperos', 'unlimited', ['apps', 'app', 'miNoRestrictions']],
  ['xiaomi', 'hyperos', 'autoStart', ['apps', 'backgroundAutostart', 'app']],
  ['huawei', 'emui5-7', 'autoStart', ['phoneManager', 'startupManager', 'app']],
  ['vivo', 'funtouch2', 'powerSaving', ['iManager', 'powerModes']],
  ['samsung', 'oneui6', 'lock', []],
] as const)('the drawing of %s %s %s has its start, our app and its end', ([id, variant, key, drawn]) => {
  expect(drawnTaps(way(id, variant, key)).map(({ label }) => label)).toEqual(drawn)
})
