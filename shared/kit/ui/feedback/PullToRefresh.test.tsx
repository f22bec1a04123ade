import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

let [refreshed, ticks] = [0, 0]
const shown = async (busy = false) => {
  refreshed = ticks = 0
  const { screen } = await open(
    <PullToRefresh busy={busy} onReady={() => ticks++} onRefresh={() => refreshed++}>
      <p>Sunny</p>
    </PullToRefresh>,
  )
  return screen.getByText('Sunny')
}
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
/**
 * Touches the element and moves the finger to these offsets in px, down or `[across, down]`. Returns whether
 * each move was left to the system.
 */
const pull = (on: Element, ...moves: (number | readonly [number, number])[]) => {
  const touches = (x: number, y: number) => ({ touches: [{ clientX: 30 + x, clientY: 100 + y }] })
  fireEvent.touchStart(on, touches(0, 0))
  const kept = moves.map((move) =>
    fireEvent.touchMove(on, typeof move === 'number' ? touches(0, move) : touches(...move)),
  )
  fireEvent.touchEnd(on, { touches: [] })
  return kept
}

afterEach(() => scrollTo(0))

test('pulling far enough at the top fetches anew, and the page does not scroll meanwhile', async () => {
  const page = await shown()
  expect(pull(page, 60, 200)).toEqual([false, false])
  expect(refreshed).toBe(1)
})

test('a ring fills with the pull, and ticks where letting go refreshes', async () => {
  const page = await shown()
  const touches = (y: number) => ({ touches: [{ clientX: 30, clientY: 100 + y }] })
  const ring = () => page.parentElement!.querySelector('svg')
  fireEvent.touchStart(page, touches(0))
  expect(ring()).toBeNull()
  fireEvent.touchMove(page, touches(62))
  expect(Number(ring()?.getAttribute('stroke-dashoffset'))).toBeCloseTo(0.5, 1)
  expect(ring()?.hasAttribute('data-ready')).toBe(false)
  expect(ticks).toBe(0)
  fireEvent.touchMove(page, touches(300))
  fireEvent.touchMove(page, touches(310))
  expect(ring()?.getAttribute('stroke-dashoffset')).toBe('0')
  expect(ring()?.hasAttribute('data-ready')).toBe(true)
  expect(ticks).toBe(1)
  fireEvent.touchCancel(page, { touches: [] })
  expect(ring()).toBeNull()
})

test('a short pull changes nothing', async () => {
  const page = await shown()
  pull(page, 60)
  expect(refreshed).toBe(0)
})

test('a pull that is taken back changes nothing', async () => {
  const page = await shown()
  pull(page, 200, 10)
  expect(refreshed).toBe(0)
})

test('in the middle of the page a pull is just scrolling', async () => {
  const page = await shown()
  scrollTo(300)
  expect(pull(page, 200)).toEqual([true])
  expect(refreshed).toBe(0)
})

test('a swipe to the side is left to the system, however far down it ends', async () => {
  const page = await shown()
  expect(pull(page, [4, 1], [40, 12], [340, 150], [340, 300])).toEqual([true, true, true, true])
  expect(refreshed).toBe(0)
})

test('a pull that has begun downwards may drift to the side', async () => {
  const page = await shown()
  expect(pull(page, [1, 5], [4, 30], [200, 180])).toEqual([false, false, false])
  expect(refreshed).toBe(1)
})

test.each([
  { scale: 2, offsetTop: 0 },
  { scale: 1, offsetTop: 40 },
])('in an enlarged page (%j) a pull is just moving about', async (view) => {
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true })
  const page = await shown()
  expect(pull(page, 200)).toEqual([true])
  expect(refreshed).toBe(0)
  Object.defineProperty(window, 'visualViewport', { value: undefined, configurable: true })
})

test('while it is already fetching it does not ask twice', async () => {
  const page = await shown(true)
  pull(page, 200)
  expect(refreshed).toBe(0)
})

test('the bounce of the page is held back only at its top', async () => {
  await shown()
  const { style } = document.documentElement
  expect(style.overscrollBehaviorY).toBe('contain')
  scrollTo(300)
  expect(style.overscrollBehaviorY).toBe('')
})
