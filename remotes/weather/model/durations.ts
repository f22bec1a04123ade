const second = 1000
const minute = 60 * second

/*
 * Ages and pauses of this screen in milliseconds. ASSUMED: the spec names none. Time limits of requests are in
 * `shared/kit/limits.ts`. Single exports, so that the minifier can inline each number.
 */

/** An older position is looked up again. */
export const fixMaxAge = 30 * minute
/** Shortest pause between two manual refreshes. */
export const refreshGap = 60 * second
/** Older weather is reloaded when the page becomes visible. */
export const refetchAge = 10 * minute
/** Older weather is marked as old. */
export const staleAge = 60 * minute
/** How long "Just updated" stays. */
export const justUpdated = 3 * second
/** Shortest time between two searches: a closing permission dialog also makes the page visible. */
export const resumeGap = 3 * second
/** Pause after a 429 without `Retry-After`. */
export const retryAfter = 60 * second
/** Shortest pause after a 429, even if `Retry-After` is shorter. */
export const minRetryAfter = 5 * second
