import { useEffect, useState } from 'react'
import { deviceStore, type GuardedStorage } from '@companion/shared/platform/storage'
import { fingerprint } from '../platform/fingerprint.ts'

/** Why no code can be requested: one has just been sent, or the server's limit has been reached. */
export type CooldownReason = 'sent' | 'limit'

interface Cooldown {
  /** End of the cooldown in epoch milliseconds. */
  readonly until: number
  /** Length of the cooldown in milliseconds. */
  readonly span: number
  readonly reason: CooldownReason
}

const second = 1000
const usualLength = { sent: 60 * second, limit: 600 * second }
// Without a maximum, a server that sends milliseconds by mistake would lock the user out for weeks.
const longestCooldown = 24 * 3600 * second

/**
 * Returns a new cooldown: a minute after a sent code, ten minutes after too many requests. `retryAfter`
 * (seconds, from the server) can only extend the minute, but replaces the ten minutes.
 */
export function startCooldown(now: number, reason: CooldownReason, retryAfter?: number): Cooldown {
  const asked =
    retryAfter !== undefined && retryAfter > 0 ? Math.min(retryAfter * second, longestCooldown) : 0
  const span = reason === 'sent' ? Math.max(usualLength.sent, asked) : asked || usualLength.limit
  return { until: now + span, span, reason }
}

/**
 * Returns the whole seconds left; 0 if the cooldown is over. Computed from its end, so it's right after sleep
 * and in the background. If the clock was set back, it's at most `span`.
 */
export const secondsLeft = (cooldown: Cooldown | undefined, now: number): number =>
  cooldown === undefined ? 0 : Math.ceil(Math.min(Math.max(cooldown.until - now, 0), cooldown.span) / second)

/** Moves the end to at most `span` from now, because setting the clock back would extend the cooldown. */
export const clampCooldown = (cooldown: Cooldown, now: number): Cooldown =>
  cooldown.until - now > cooldown.span ? { ...cooldown, until: now + cooldown.span } : cooldown

/** The seconds left that screen readers announce. */
const milestones = [0, 10, 30] as const
type Announcement = (typeof milestones)[number]

/** Returns the milestone that was passed between two values of the seconds left, if any. */
export const announcementFor = (before: number, now: number): Announcement | undefined =>
  milestones.find((seconds) => now <= seconds && before > seconds)

const prefix = 'companion.verification.cooldown.'

/**
 * Returns the storage key. It has a fingerprint of the target, because others may read the device's storage.
 */
export const cooldownKey = (purpose: string, method: string, target: string): string =>
  prefix + fingerprint(`${purpose}|${method}|${target}`)

const isCooldown = (value: unknown): value is Cooldown => {
  const { until, span, reason } = (value ?? {}) as Partial<Cooldown>
  return Number.isFinite(until) && Number.isFinite(span) && (reason === 'sent' || reason === 'limit')
}

/**
 * Creates a store of cooldowns that survive reloads. It isn't in session storage, because the spec lists the
 * keys there. If the device can't store values, the cooldowns last as long as the page.
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
    /** Returns the active cooldown of a key; undefined if there's none. */
    read(key: string, now: number): Cooldown | undefined {
      const cooldown = stored(key)
      return cooldown && cooldown.until > now ? clampCooldown(cooldown, now) : undefined
    },
    write,
    /** Deletes an expired cooldown. Corrects one if the clock was set back. */
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
 * The cooldown before a code may be sent again, by `cooldownKey`. Its end is stored, so it survives reloads,
 * sleep and the background. While the page is visible, it re-renders at each whole second.
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
    // Timers pause in the background, so the count would be wrong when the user returns.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [key, until, now])

  /** Starts the cooldown. `retryAfter` is from the server, in seconds. */
  const start = (reason: CooldownReason, retryAfter?: number) => {
    const at = Date.now()
    deviceCooldowns.write(key, startCooldown(at, reason, retryAfter))
    setMoment({ now: at })
  }
  return { seconds: secondsLeft(cooldown, now), reason: cooldown?.reason, announcement, start }
}
