const second = 1000
const minute = 60 * second

/*
 * How long things last on this screen, in milliseconds. ASSUMED: the spec names none of them. How long the screen waits
 * for an answer stands in `shared/limits.ts`. Each stands by itself, so that its number is written in where it is used.
 */

/** A position found in this visit is good for so long. */
export const knownFix = 30 * minute
/** Between two refreshes of the user's. */
export const gap = 60 * second
/** Older weather is fetched anew when the page comes back into view. */
export const old = 10 * minute
/** Older weather is marked. */
export const stale = 60 * minute
/** How long "Just updated" stands. */
export const word = 3 * second
/** A closing permission dialog also brings the page back: no new search so soon after one. */
export const breath = 3 * second
/** The wait after a 429 that names none. */
export const wait = 60 * second
/** A server that says "at once" after a 429 is not believed. */
export const leastWait = 5 * second
