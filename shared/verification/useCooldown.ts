import { useEffect, useState } from 'react'
import {
  announcementFor,
  deviceCooldowns,
  secondsLeft,
  startCooldown,
  type Announcement,
  type CooldownReason,
} from './cooldown.ts'

interface Moment {
  readonly now: number
  readonly announcement?: Announcement | undefined
}

const secondsAt = (key: string, at: number): number => secondsLeft(deviceCooldowns.read(key, at), at)

/**
 * The cooldown before a code may be sent again, counted from the deadline stored under a `cooldownKey`: it survives
 * reload, sleep and background, and ticks on whole seconds while the page is visible.
 */
export function useCooldown(key: string) {
  const [{ now, announcement }, setMoment] = useState<Moment>(() => ({ now: Date.now() }))
  const cooldown = deviceCooldowns.read(key, now)
  const until = cooldown?.until

  useEffect(() => {
    deviceCooldowns.refresh(key, Date.now())
    if (until === undefined) return
    const tick = () =>
      setMoment((last) => {
        const next = Date.now()
        const passed = announcementFor(secondsAt(key, last.now), secondsAt(key, next))
        return { now: next, announcement: passed ?? last.announcement }
      })
    const timer = setTimeout(tick, (until - now) % 1000 || 1000)
    // Timers sleep in the background: without this, the count would be wrong when the user returns.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [key, until, now])

  /** Starts the cooldown; `retryAfter` in seconds, as the server gives it. */
  const start = (reason: CooldownReason, retryAfter?: number) => {
    const at = Date.now()
    deviceCooldowns.write(key, startCooldown(at, reason, retryAfter))
    setMoment({ now: at })
  }
  return { seconds: secondsLeft(cooldown, now), reason: cooldown?.reason, announcement, start }
}
