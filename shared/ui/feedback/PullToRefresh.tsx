import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react'
import { listen } from '../../platform/listen.ts'
import { refresh } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import * as css from './PullToRefresh.css.ts'
import { Spinner } from './Spinner.tsx'

/** How far the page must hang down, in px, and how much of the finger's way it follows. */
const threshold = 56
const follow = 0.45
/** A finger has shown by then where it goes, in px. */
const decided = 10

/** In an enlarged page `scrollY` stays 0 while the person moves about in it (CSSOM View: it is the layout viewport's). */
function atTop(): boolean {
  const { scale = 1, offsetTop = 0 } = window.visualViewport ?? {}
  return window.scrollY <= 0 && scale < 1.01 && offsetTop <= 0
}

/** Returns the offset in px. `overscroll-behavior` is set only at the top: else the end would not bounce (iOS). */
function usePullToRefresh(ref: RefObject<HTMLElement | null>, refresh: () => void, busy: boolean): number {
  const [pull, setPull] = useState(0)
  const latest = useRef({ refresh, busy })
  useEffect(() => {
    latest.current = { refresh, busy }
  })

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const root = document.documentElement.style
    // A copy: Safari changes the object while the finger moves.
    let start: { readonly x: number; readonly y: number } | undefined
    let isPull = false
    let offset = 0
    const setOffset = (px: number) => setPull((offset = px))
    const guard = () => {
      root.overscrollBehaviorY = atTop() ? 'contain' : ''
    }
    const touch = ({ touches }: TouchEvent) => {
      const [first] = touches.length === 1 && atTop() && !latest.current.busy ? touches : []
      start = first && { x: first.clientX, y: first.clientY }
      isPull = false
    }
    const drag = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const [across, down] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y]
      if (!isPull) {
        // Sideways it is the system's: its way back lies there.
        if (across > Math.abs(down) && across >= decided) start = undefined
        if (across > down) return
        isPull = down >= decided
      }
      const way = atTop() ? Math.max(down, 0) : 0
      if (way > 0 && event.cancelable) event.preventDefault()
      if (way > 0 || offset > 0) setOffset(Math.min(way * follow, threshold * 1.5))
    }
    const lift = () => {
      if (offset >= threshold) latest.current.refresh()
      start = undefined
      setOffset(0)
    }

    // With the next frame: at once the engine would lay out the page to answer, which is not on show yet.
    const first = requestAnimationFrame(guard)
    const offs = [
      listen(window, ['scroll'], guard, { passive: true }),
      listen(element, ['touchstart'], touch, { passive: true }),
      listen(element, ['touchmove'], drag, { passive: false }),
      listen(element, ['touchend'], lift),
      listen(element, ['touchcancel'], () => setOffset(0)),
    ]
    return () => {
      cancelAnimationFrame(first)
      root.overscrollBehaviorY = ''
      for (const off of offs) off()
    }
  }, [ref])

  return busy ? threshold : pull
}

interface Props {
  busy: boolean
  onRefresh: () => void
  children: ReactNode
}

/** Content that can be pulled down to be fetched anew. A visible refresh button must stand beside it (WCAG 2.5.7). */
export function PullToRefresh({ busy, onRefresh, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const pull = usePullToRefresh(ref, onRefresh, busy)
  const turned = Math.min(pull / threshold, 1)
  return (
    <div
      ref={ref}
      className={css.whole}
      style={{
        ...(pull > 0 && { transform: `translateY(${pull}px)` }),
        ...(pull === 0 || busy ? { transition: 'transform 220ms ease-out' } : undefined),
      }}
    >
      {pull > 0 && (
        <span className={css.sign} style={{ opacity: turned }} aria-hidden="true">
          {busy ? (
            <Spinner />
          ) : (
            <span style={{ transform: `rotate(${turned * 270}deg)` }}>
              <Icon of={refresh} small />
            </span>
          )}
        </span>
      )}
      {children}
    </div>
  )
}
