const second = 1000
const minute = 60 * second

/*
 * Ages and pauses of this screen, in milliseconds. ASSUMED, because the spec has none. The timeouts of
 * requests are in `shared/kit/limits.ts`. Each duration is its own export, so that the minifier can inline
 * the number.
 */

/** Age up to which the last known position is still used. */
export const fixMaxAge = 30 * minute
/** Shortest time between two refreshes by the user. */
export const refreshGap = 60 * second
/** Age from which the weather is reloaded when the page becomes visible. */
export const refetchAge = 10 * minute
/** Age up to which the weather counts as just updated. */
export const freshAge = minute
/** Age from which the weather is marked as old. */
export const staleAge = 60 * minute
/** Time for which "Just updated" is shown. */
export const justUpdated = 3 * second
/** Shortest time between two searches, because a closing permission dialog must not start another search. */
export const resumeGap = 3 * second
/** Pause after a 429 without `Retry-After`. */
export const retryAfter = 60 * second
/** Shortest pause after a 429, even if `Retry-After` is shorter. */
export const minRetryAfter = 5 * second
