import { useEffect, useState } from 'react'
import { deviceStore, type GuardedStorage } from '@companion/shared/platform/storage'
import { fingerprint } from '../platform/fingerprint.ts'

/** Why no code can be requested: one was just sent, or the server's limit is reached. */
export type CooldownReason = 'sent' | 'limit'

interface Cooldown {
  /** Its end in epoch milliseconds. */
  readonly until: number
  /** Its total length in milliseconds. */
  readonly span: number
  readonly reason: CooldownReason
}

const second = 1000
const usualLength = { sent: 60 * second, limit: 600 * second }
// A server that sends milliseconds would lock the user out for weeks.
const longestCooldown = 24 * 3600 * second

/**
 * Starts a cooldown. `retryAfter` (the server's, in seconds) may extend the minute after a sent code and
 * replaces the ten minutes after too many requests.
 */
export function startCooldown(now: number, reason: CooldownReason, retryAfter?: number): Cooldown {
  const asked =
    retryAfter !== undefined && retryAfter > 0 ? Math.min(retryAfter * second, longestCooldown) : 0
  const span = reason === 'sent' ? Math.max(usualLength.sent, asked) : asked || usualLength.limit
  return { until: now + span, span, reason }
}

/**
 * Whole seconds left, 0 when over. Computed from the deadline, so it's right after sleep and background. A clock that's
 * set back never makes it longer than `span`.
 */
export const secondsLeft = (cooldown: Cooldown | undefined, now: number): number =>
  cooldown === undefined ? 0 : Math.ceil(Math.min(Math.max(cooldown.until - now, 0), cooldown.span) / second)

/** Corrects the deadline after the clock was set back: at most `span` from now. */
export const clampCooldown = (cooldown: Cooldown, now: number): Cooldown =>
  cooldown.until - now > cooldown.span ? { ...cooldown, until: now + cooldown.span } : cooldown

/** The seconds that screen readers announce. */
const milestones = [0, 10, 30] as const
type Announcement = (typeof milestones)[number]

/** The milestone passed between two times, if any. */
export const announcementFor = (before: number, now: number): Announcement | undefined =>
  milestones.find((seconds) => now <= seconds && before > seconds)

const prefix = 'companion.verification.cooldown.'

/** The storage key. It has a fingerprint of the target, because others may read the device's storage. */
export const cooldownKey = (purpose: string, method: string, target: string): string =>
  prefix + fingerprint(`${purpose}|${method}|${target}`)

const isCooldown = (value: unknown): value is Cooldown => {
  const { until, span, reason } = (value ?? {}) as Partial<Cooldown>
  return Number.isFinite(until) && Number.isFinite(span) && (reason === 'sent' || reason === 'limit')
}

/**
 * Stores cooldowns across reloads. Not in session storage, whose keys the spec lists. Without storage,
 * they last as long as the page.
 */
export function createCooldownStore(storage: GuardedStorage<string>) {
  const stored = (key: string): Cooldown | undefined => {
    try {
      const value: unknown = JSON.parse(storage.get(key) ?? '')
      return isCooldown(value) ? value : undefined
    } catch {
      return undefined
    }
  }
  const write = (key: string, cooldown: Cooldown): void => storage.set(key, JSON.stringify(cooldown))

  return {
    /** The active cooldown of a key. */
    read(key: string, now: number): Cooldown | undefined {
      const cooldown = stored(key)
      return cooldown && cooldown.until > now ? clampCooldown(cooldown, now) : undefined
    },
    write,
    /** Deletes an expired cooldown; corrects one after the clock was set back. */
    refresh(key: string, now: number): void {
      const cooldown = stored(key)
      if (!cooldown) return
      if (cooldown.until <= now) storage.remove(key)
      else write(key, clampCooldown(cooldown, now))
    },
    purge(): void {
      for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
    },
  }
}

export const deviceCooldowns = /* @__PURE__ */ createCooldownStore(deviceStore)

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
    // Timers pause in the background: without this, the count would be wrong when the user returns.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [key, until, now])

  /** Starts the cooldown; `retryAfter` in seconds, from the server. */
  const start = (reason: CooldownReason, retryAfter?: number) => {
    const at = Date.now()
    deviceCooldowns.write(key, startCooldown(at, reason, retryAfter))
    setMoment({ now: at })
  }
  return { seconds: secondsLeft(cooldown, now), reason: cooldown?.reason, announcement, start }
}
