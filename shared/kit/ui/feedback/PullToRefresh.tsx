import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react'
import { listen } from '../../platform/listen.ts'
import * as css from './PullToRefresh.css.ts'

/** `threshold`: the offset in px that refreshes. `follow`: the offset per px of the finger's movement. */
const threshold = 56
const follow = 0.45
/** The distance in px after which the direction of a touch is known. */
const decided = 10

/**
 * Checks the zoom too, because `scrollY` stays 0 while a zoomed page is panned (CSSOM View: layout viewport).
 */
function atTop(): boolean {
  const { scale = 1, offsetTop = 0 } = window.visualViewport ?? {}
  return window.scrollY <= 0 && scale < 1.01 && offsetTop <= 0
}

/** Returns the offset in px. Sets `overscroll-behavior` only at the top: iOS must bounce at the end. */
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
    // A copy of the coordinates, because Safari changes the touch object while the finger moves.
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
        // A horizontal swipe is the system's back gesture, so it must not pull.
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

    // In the next frame, because reading the scroll position now would force a layout.
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
  /** The finger has pulled far enough. Letting go now refreshes. */
  onReady?: () => void
  children: ReactNode
}

/** Content with pull-to-refresh. The screen needs a visible refresh button too (WCAG 2.5.7). */
export function PullToRefresh({ busy, onRefresh, onReady, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const pull = usePullToRefresh(ref, onRefresh, busy)
  const isReady = pull >= threshold && !busy
  useEffect(() => {
    if (isReady) onReady?.()
    // oxlint-disable-next-line react/exhaustive-deps -- only the offset triggers it
  }, [isReady])
  return (
    <div
      ref={ref}
      className={css.whole}
      {...(pull > 0 && {
        // No transition while the finger moves, because the content would lag behind.
        style: { transform: `translateY(${pull}px)`, ...(!busy && { transition: 'none' }) },
      })}
    >
      {pull > 0 && (
        <span className={css.sign} aria-hidden="true">
          <svg
            className={css.ring}
            viewBox="0 0 24 24"
            data-ready={isReady || undefined}
            data-busy={busy || undefined}
            strokeDashoffset={busy ? 0.25 : Math.max(1 - pull / threshold, 0)}
          >
            <circle cx="12" cy="12" r="10" pathLength="1" />
          </svg>
        </span>
      )}
      {children}
    </div>
  )
}
