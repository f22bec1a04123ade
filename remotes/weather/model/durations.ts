const second = 1000
const minute = 60 * second

/*
 * Ages and pauses of this screen, in milliseconds. ASSUMED: the spec names none. How long to wait for an answer is in
 * `shared/limits.ts`. Single exports, so that the minifier can inline each number.
 */

/** A position older than this is looked up again. */
export const fixMaxAge = 30 * minute
/** Least pause between two refreshes by the user. */
export const refreshGap = 60 * second
/** Older weather is fetched again when the page becomes visible. */
export const refetchAge = 10 * minute
/** Older weather is marked as old. */
export const staleAge = 60 * minute
/** How long "Just updated" is shown. */
export const justUpdated = 3 * second
/** No new search so soon after one: a closing permission dialog also makes the page visible. */
export const resumeGap = 3 * second
/** The pause after a 429 without `Retry-After`. */
export const retryAfter = 60 * second
/** The least pause after a 429, whatever `Retry-After` says. */
export const minRetryAfter = 5 * second
