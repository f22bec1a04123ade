import { expect, test } from 'vitest'
import { mapStorage } from '../../../../test/session/virtualClock.ts'
import { createRecorder, type HealthEvent } from './recordHealth.ts'
import { firstTimes, isSampled } from './firstTimes.ts'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

const [first, second] = ['weather@1.0.0-a', 'weather@2.0.0-b'] as const
const remote = 'weather'
const mistake = new TypeError('x is undefined')
const shown = (ref: ReleaseRef): HealthEvent => ({ type: 'shown', remote, ref })
const quarantined = (ref: ReleaseRef, why = 'failed'): HealthEvent => ({
  type: 'quarantine',
  ref,
  why,
  cause: mistake,
})

/** Opens a page on a device with storage. Its reports are returned in a short form. */
function openPage(device = mapStorage()) {
  const recorder = createRecorder({
    clock: () => 1000,
    facts: { 'os.name': 'android' },
    firstTime: firstTimes(() => device),
  })
  return (...happenings: HealthEvent[]) => {
    happenings.forEach(recorder.take)
    const { entries, points } = recorder.report()
    return {
      told: entries.map(({ event, attributes }) => [event, attributes['companion.release']].join(' ').trim()),
      counted: points.map((point) =>
        [
          point.metric.replace('companion.release.', ''),
          point.attributes['companion.release'],
          point.attributes['error.type'],
          point.attributes['companion.first'] && 'first',
          'count' in point && point.count,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    }
  }
}

test('tells which release is shown, and counts the device once and each page', () => {
  const device = mapStorage()
  const page = openPage(device)
  expect(page(shown(first), shown(first))).toEqual({
    told: ['companion.release.shown 1.0.0-a'],
    counted: ['started 1.0.0-a first 1'],
  })
  expect(page(shown(first))).toEqual({ told: [], counted: [] })
  expect(openPage(device)(shown(first)).counted).toEqual(['started 1.0.0-a 1'])
})

test('tells of a swap, of a failure with its reason and of the way back', () => {
  const page = openPage()
  page(shown(first))
  expect(page(shown(second)).told).toEqual(['companion.release.swapped 2.0.0-b'])
  expect(page(quarantined(second), shown(first))).toEqual({
    told: ['companion.release.quarantined 2.0.0-b', 'companion.release.rolled_back 2.0.0-b'],
    counted: ['failed 2.0.0-b threw first 1', 'rolled_back 2.0.0-b 1'],
  })
})

test('a release that fails before it is shown, or took the web view down, was tried all the same', () => {
  expect(openPage()(quarantined(second, 'poison')).counted).toEqual([
    'started 2.0.0-b first 1',
    'failed 2.0.0-b load first 1',
  ])
  expect(openPage()({ type: 'crashed', ref: second }).counted).toEqual([
    'started 2.0.0-b first 1',
    'failed 2.0.0-b crashed first 1',
  ])
})

test('what could not be had says nothing against a release, and is told once', () => {
  const lost: HealthEvent = {
    type: 'report',
    what: 'network',
    ref: second,
    cause: new Error('is unreachable'),
  }
  expect(openPage()(lost, lost, lost)).toEqual({
    told: ['companion.release.not_loaded 2.0.0-b'],
    counted: ['failed 2.0.0-b network 1'],
  })
})

test('a device that keeps nothing is not counted as a new one at every visit', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(firstTimes(() => ({ ...mapStorage(), setItem }))('started', first)).toBe(false)
  expect(
    openPage(mapStorage(new Map([['companion.health', '{"not":"a list"}']])))(shown(first)).counted,
  ).toEqual(['started 1.0.0-a first 1'])
})

test('an error that many events tell of is told once, and a page that fails for ever stays within bounds', () => {
  const page = openPage()
  const threw: HealthEvent = { type: 'uncaught', ref: first, cause: mistake }
  expect(page(threw, threw).told).toEqual(['exception 1.0.0-a'])
  const letters = (nth: number) => String.fromCharCode(97 + (nth % 26), 97 + Math.floor(nth / 26))
  const many = Array.from({ length: 500 }, (_, nth): HealthEvent => ({
    ...threw,
    cause: new Error(letters(nth)),
  }))
  expect(page(...many).told).toHaveLength(100)
})

test('the devices that report are the same at every visit, and as many as were asked for', () => {
  const ids = Array.from({ length: 5000 }, (_, nth) => `device-${nth}`)
  const sampled = ids.filter((id) => isSampled(id, 0.1))
  expect(sampled.length).toBeGreaterThan(400)
  expect(sampled.length).toBeLessThan(600)
  expect(ids.filter((id) => isSampled(id, 0.1))).toEqual(sampled)
  expect(sampled.every((id) => isSampled(id, 0.2))).toBe(true)
  expect([isSampled('', 1), isSampled('', 0), isSampled('a', 0)]).toEqual([true, false, false])
})
