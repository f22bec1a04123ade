import { useCallback, useEffect, useState } from 'react'
import {
  announcementFor,
  secondsLeft,
  startCooldown,
  type Announcement,
  type CooldownReason,
  deviceCooldowns,
  type CooldownStore,
} from './cooldown.ts'

export interface CooldownControl {
  /** Whole seconds until a code may be asked for again, 0 when it may. */
  readonly seconds: number
  readonly reason: CooldownReason | undefined
  /** The last milestone that passed while the page was visible; a live region reads it out. */
  readonly announcement: Announcement | undefined
  /** Starts the cooldown; `retryAfter` in seconds, as the server gives it. */
  start(reason: CooldownReason, retryAfter?: number): void
}

interface Deps {
  readonly store?: CooldownStore
  readonly clock?: () => number
  readonly page?: Document
}

interface Moment {
  readonly now: number
  readonly announcement?: Announcement | undefined
}

/**
 * The cooldown before a code may be sent again, counted from the deadline stored under a `cooldownKey`: it survives
 * reload, sleep and background, and ticks on whole seconds while the page is visible.
 */
export function useCooldown(key: string, deps: Deps = {}): CooldownControl {
  const { store = deviceCooldowns, clock = Date.now, page = document } = deps
  const [{ now, announcement }, setMoment] = useState<Moment>(() => ({ now: clock() }))
  const cooldown = store.read(key, now)
  const seconds = secondsLeft(cooldown, now)
  const until = cooldown?.until

  const tick = useCallback(
    () =>
      setMoment((last) => {
        const next = clock()
        const before = secondsLeft(store.read(key, last.now), last.now)
        const after = secondsLeft(store.read(key, next), next)
        return { now: next, announcement: announcementFor(before, after) ?? last.announcement }
      }),
    [store, clock, key],
  )

  useEffect(() => {
    store.refresh(key, clock())
    if (until === undefined) return
    const timer = setTimeout(tick, (until - now) % 1000 || 1000)
    // Timers sleep in the background: without this, the count would be wrong when the user returns.
    page.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', tick)
    }
  }, [store, clock, page, key, until, now, tick])

  const start = useCallback(
    (reason: CooldownReason, retryAfter?: number) => {
      const at = clock()
      store.write(key, startCooldown(at, reason, retryAfter))
      setMoment({ now: at })
    },
    [store, clock, key],
  )

  return { seconds, reason: cooldown?.reason, announcement, start }
}
