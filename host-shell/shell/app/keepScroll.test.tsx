import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepScroll } from './keepScroll.ts'

const write = vi.spyOn(History.prototype, 'replaceState')
let end: () => void

// Later test files use the same window, so this file's fake timers and listeners must be removed at its end.
beforeAll(() => {
  vi.useFakeTimers()
  end = keepScroll(window)
})
afterAll(() => {
  end()
  vi.useRealTimers()
  write.mockRestore()
  Reflect.deleteProperty(window, 'scrollY')
})

/** Simulates scrolling the page to a position in CSS pixels. */
function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.runAllTimers()
  history.replaceState({ depth: 2, data: 'kept' }, '')
  write.mockClear()
})
afterEach(() => {
  companion.scrollTop = 0
})

test('a page that moves is written down once, when it rests', () => {
  for (let top = 0; top < 900; top += 10) {
    scroll(top)
    vi.advanceTimersByTime(16)
  }
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(write).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ depth: 2, data: 'kept', scroll: 890 })
})

test('a tap that leaves the page at once finds its position written down', () => {
  scroll(300)
  document.body.click()
  expect(history.state).toMatchObject({ scroll: 300 })
  document.body.click()
  expect(write).toHaveBeenCalledTimes(1)
})

test('a page that waits to be scrolled keeps what it waits for, but not for ever', () => {
  history.replaceState({ depth: 2, scroll: 900 }, '')
  window.dispatchEvent(new Event('popstate'))
  companion.scrollTop = 900
  scroll(0)
  vi.advanceTimersByTime(300)
  expect(history.state).toMatchObject({ scroll: 900 })
  vi.runAllTimers()
  expect(companion.scrollTop).toBe(0)
})

test('a browser that refuses one position takes the next', () => {
  write.mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  scroll(100)
  vi.advanceTimersByTime(200)
  scroll(200)
  vi.advanceTimersByTime(200)
  expect(history.state).toMatchObject({ scroll: 200 })
})
