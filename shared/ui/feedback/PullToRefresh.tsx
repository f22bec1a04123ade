import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react'
import { refresh } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import * as css from './PullToRefresh.css.ts'
import { Spinner } from './Spinner.tsx'

/** How far the page must hang down, in px, and how much of the finger's way it follows. */
export const enough = 56
const follow = 0.45

/**
 * Pulling the page down while it is at its top calls `refresh`. Returns how far the content hangs down (px).
 * `overscroll-behavior` is set only while at the top: set for good, it would take the bounce at the end (iOS).
 */
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
    let start: number | undefined
    let far = 0
    const atTop = () => window.scrollY <= 0
    const hang = (px: number) => setPull((far = px))
    const guard = () => {
      root.overscrollBehaviorY = atTop() ? 'contain' : ''
    }
    const touch = ({ touches }: TouchEvent) => {
      start = atTop() && touches.length === 1 && !latest.current.busy ? touches[0]?.clientY : undefined
    }
    const drag = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY
      if (start === undefined || y === undefined) return
      const way = atTop() ? Math.max(y - start, 0) : 0
      if (way > 0 && event.cancelable) event.preventDefault()
      if (way > 0 || far > 0) hang(Math.min(way * follow, enough * 1.5))
    }
    const lift = () => {
      if (far >= enough) latest.current.refresh()
      start = undefined
      hang(0)
    }
    const drop = () => hang(0)

    guard()
    window.addEventListener('scroll', guard, { passive: true })
    element.addEventListener('touchstart', touch, { passive: true })
    element.addEventListener('touchmove', drag, { passive: false })
    element.addEventListener('touchend', lift)
    element.addEventListener('touchcancel', drop)
    return () => {
      root.overscrollBehaviorY = ''
      window.removeEventListener('scroll', guard)
      element.removeEventListener('touchstart', touch)
      element.removeEventListener('touchmove', drag)
      element.removeEventListener('touchend', lift)
      element.removeEventListener('touchcancel', drop)
    }
  }, [ref])

  return busy ? enough : pull
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
  const turned = Math.min(pull / enough, 1)
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
