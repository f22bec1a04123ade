import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultTimings } from '@companion/release-protocol/timings'
import { pollReleases } from './pollReleases.ts'

let looks = 0
let visible = true
let win: Window

/** Returns the part of a window that the poller uses. Each test gets a new one. */
function freshWindow(): Window {
  const document = Object.defineProperty(new EventTarget(), 'visibilityState', {
    get: () => (visible ? 'visible' : 'hidden'),
  })
  return Object.assign(new EventTarget(), {
    document,
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  }) as unknown as Window
}

beforeEach(() => {
  vi.useFakeTimers()
  looks = 0
  visible = true
  win = freshWindow()
})
afterEach(() => vi.useRealTimers())

const look = () => {
  looks++
  return Promise.resolve()
}
let askedAt = 0
/** Returns the time until a minute has passed since the last request. */
const wait = () => Math.max(0, askedAt + 60_000 - Date.now())
const watch = (poll = { visible: 300, jitter: 0.3 }, outside: () => Promise<void> = look) =>
  pollReleases({ win, timings: defaultTimings, poll: () => poll, wait: () => 0, look: outside })

describe('the watcher', () => {
  test('looks from time to time, scattered around the interval', async () => {
    watch()
    await vi.advanceTimersByTimeAsync(209_000)
    expect(looks).toBe(0)
    await vi.advanceTimersByTimeAsync(182_000)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(looks).toBeGreaterThanOrEqual(9)
    expect(looks).toBeLessThanOrEqual(19)
  })

  test('looks as often as the page’s own data say, where they do', async () => {
    pollReleases({
      win,
      timings: { ...defaultTimings, poll: 1000 },
      poll: () => ({ visible: 300, jitter: 0.3 }),
      wait: () => 0,
      look,
    })
    await vi.advanceTimersByTimeAsync(5500)
    expect(looks).toBe(5)
  })

  test('does not look while nobody sees the page, and at once when somebody does', async () => {
    watch()
    visible = false
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(looks).toBe(0)
    visible = true
    win.document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(looks).toBe(1)
  })

  test('looks once in a minute, whatever happens, and what came too early counts at its end', async () => {
    const poll = () => ({ visible: 300, jitter: 0 })
    askedAt = 0
    pollReleases({ win, timings: defaultTimings, poll, wait, look: () => ((askedAt = Date.now()), look()) })
    const happens = () => {
      win.dispatchEvent(new Event('online'))
      win.dispatchEvent(new Event('pushState'))
      win.document.dispatchEvent(new Event('visibilitychange'))
      win.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    }
    happens()
    await vi.advanceTimersByTimeAsync(0)
    expect(looks).toBe(1)
    for (let second = 1; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      happens()
    }
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(looks).toBe(2)
  })

  test('does not look for a move alone that comes too early', async () => {
    askedAt = Date.now()
    pollReleases({ win, timings: defaultTimings, poll: () => ({ visible: 300, jitter: 0 }), wait, look })
    win.dispatchEvent(new Event('pushState'))
    await vi.advanceTimersByTimeAsync(299_000)
    expect(looks).toBe(0)
  })

  test('goes on after a look that failed, and never asks more often than every five seconds', async () => {
    watch({ visible: 0, jitter: 0 }, () => look().then(() => Promise.reject(new Error('lost'))))
    await vi.advanceTimersByTimeAsync(60_500)
    expect(looks).toBe(12)
  })
})
