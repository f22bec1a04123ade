/** Why a code cannot be asked for: one was just sent, or the server says there were too many. */
export type CooldownReason = 'sent' | 'limit'

/** A wait with an end. `until` is an epoch time and `span` the whole wait, both in milliseconds. */
export interface Cooldown {
  readonly until: number
  readonly span: number
  readonly reason: CooldownReason
}

const second = 1000
const usualWait: Record<CooldownReason, number> = { sent: 60 * second, limit: 600 * second }
// No believable server asks for more; a wrong unit would lock the user out for weeks.
const longestWait = 24 * 3600 * second

/**
 * The wait that starts now. `retryAfter` (seconds, from the server) may lengthen the minute after a sent
 * code and replaces the ten minutes of a limit.
 */
export function startCooldown(now: number, reason: CooldownReason, retryAfter?: number): Cooldown {
  const asked = retryAfter !== undefined && retryAfter > 0 ? Math.min(retryAfter * second, longestWait) : 0
  const span = reason === 'sent' ? Math.max(usualWait.sent, asked) : asked || usualWait.limit
  return { until: now + span, span, reason }
}

/**
 * Whole seconds left, 0 when over. Counted from the deadline, so sleep and background cost nothing; a clock
 * that was turned back never makes the wait longer than it was.
 */
export const secondsLeft = (cooldown: Cooldown | undefined, now: number): number =>
  cooldown === undefined ? 0 : Math.ceil(Math.min(Math.max(cooldown.until - now, 0), cooldown.span) / second)

/** Brings a deadline that a turned-back clock pushed away within its span again. */
export const clampCooldown = (cooldown: Cooldown, now: number): Cooldown =>
  cooldown.until - now > cooldown.span ? { ...cooldown, until: now + cooldown.span } : cooldown

export type Announcement = 'thirty' | 'ten' | 'ready'

const milestones: readonly (readonly [seconds: number, announcement: Announcement])[] = [
  [0, 'ready'],
  [10, 'ten'],
  [30, 'thirty'],
]

/** What a screen reader is told when the count falls from one number to another: milestones, not every second. */
export const announcementFor = (before: number, now: number): Announcement | undefined =>
  milestones.find(([seconds]) => now <= seconds && before > seconds)?.[1]
