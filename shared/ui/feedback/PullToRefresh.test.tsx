import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { open } from '../../../test/open.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

let refreshed = 0
const shown = async (busy = false) => {
  refreshed = 0
  const { screen } = await open(
    <PullToRefresh busy={busy} onRefresh={() => refreshed++}>
      <p>Sunny</p>
    </PullToRefresh>,
  )
  return screen.getByText('Sunny')
}
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
const pull = (on: Element, ...ys: number[]) => {
  const touches = (y: number) => ({ touches: [{ clientY: y }] })
  fireEvent.touchStart(on, touches(100))
  const kept = ys.map((y) => fireEvent.touchMove(on, touches(100 + y)))
  fireEvent.touchEnd(on, { touches: [] })
  return kept
}

afterEach(() => scrollTo(0))

test('pulling far enough at the top fetches anew, and the page does not scroll meanwhile', async () => {
  const page = await shown()
  expect(pull(page, 60, 200)).toEqual([false, false])
  expect(refreshed).toBe(1)
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
