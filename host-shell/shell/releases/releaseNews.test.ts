import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardStorage } from '@companion/shared/platform/storage'
import { mapStorage } from '../../../test/session/virtualClock.ts'
import { releaseNews } from './releaseNews.ts'

const minute = 60_000
let answer: () => Promise<Response>
let device = mapStorage()

/** Simulates one page on the device. All pages use the same storage. */
const page = (apart = minute) =>
  releaseNews({
    url: '/c/stable.json',
    storage: guardStorage(() => device),
    clock: Date.now,
    apart,
    get: () => answer(),
  })
const saying = (status: number, headers: Record<string, string> = {}) => {
  answer = async () => new Response('a document', { status, headers })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  device = mapStorage()
  saying(200)
})
afterEach(() => {
  delete companion.clockSkew
  vi.useRealTimers()
})

test('all pages of a device ask once a minute', async () => {
  const [one, other] = [page(), page()]
  expect(one.wait()).toBe(0)
  expect(await one.ask()).toBe('a document')
  for (const tab of [one, other, page()]) expect(tab.wait()).toBe(minute)
  vi.advanceTimersByTime(minute)
  expect(other.wait()).toBe(0)
})

test('a page that does not hear keeps the minute while it waits', async () => {
  answer = () => new Promise(() => {})
  void page().ask()
  expect(page().wait()).toBe(minute)
})

test.for([
  [503, { 'retry-after': '300' }, 300_000],
  [429, { 'retry-after': '300' }, 300_000],
  [503, { 'retry-after': 'Sat, 21 Nov 2026 12:10:00 GMT', date: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 600_000],
  [503, {}, minute],
  // A month must be a mistake of the server, so the pause is limited to one hour.
  [429, { 'retry-after': '2592000' }, 60 * minute],
  [404, { 'retry-after': '300' }, minute],
] as const)('after %i with %j nothing asks for %i ms and a little', async ([status, headers, pause]) => {
  saying(status, headers)
  expect(await page().ask()).toBeNull()
  expect(page().wait()).toBeGreaterThanOrEqual(pause)
  expect(page().wait()).toBeLessThanOrEqual(1.25 * pause)
})

test('a clock that was set back does not keep a device from asking', async () => {
  saying(503, { 'retry-after': '3600' })
  await page().ask()
  vi.setSystemTime(Date.parse('2020-01-01T00:00:00Z'))
  expect(page().wait()).toBe(0)
})

test('an answer tells the time, whatever it is', async () => {
  saying(503, { date: 'Sat, 21 Nov 2026 11:00:00 GMT' })
  await page().ask()
  expect(companion.clockSkew).toBe(60 * minute)
})
