import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultTimings } from '../model/timings.ts'
import { pollReleases } from './pollReleases.ts'

let looks = 0
let visible = true
let win: Window

/** As much of a window as a watcher sees, new for each test. */
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
const watch = (poll = { visible: 300, jitter: 0.3 }, outside: () => Promise<void> = look) =>
  pollReleases({ win, timings: defaultTimings, clock: Date.now, poll: () => poll, look: outside })

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
      clock: Date.now,
      poll: () => ({ visible: 300, jitter: 0.3 }),
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

  test('looks when the network is back, and after moves at most once a minute', async () => {
    watch()
    win.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(looks).toBe(1)
    win.dispatchEvent(new Event('pushState'))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    win.dispatchEvent(new Event('pushState'))
    win.dispatchEvent(new Event('pushState'))
    await vi.advanceTimersByTimeAsync(0)
    expect(looks).toBe(2)
  })

  test('goes on after a look that failed, and never asks more often than every five seconds', async () => {
    watch({ visible: 0, jitter: 0 }, () => look().then(() => Promise.reject(new Error('lost'))))
    await vi.advanceTimersByTimeAsync(60_500)
    expect(looks).toBe(12)
  })
})
