const second = 1000
const minute = 60 * second

/** How long things take and last on this screen, in milliseconds. ASSUMED: the spec names none of them. */
export const limits = {
  /** A native answer that takes longer is not coming; a browser also asks its user, which takes time. */
  bridgeFix: 8 * second,
  webFix: 10 * second,
  /** A position found in this visit is good for so long. */
  knownFix: 30 * minute,
  /** Between two refreshes of the user's. */
  gap: 60 * second,
  /** Older weather is fetched anew when the page comes back into view. */
  old: 10 * minute,
  /** Older weather is marked. */
  stale: 60 * minute,
  /** How long "Just updated" stands. */
  word: 3 * second,
  /** A closing permission dialog also brings the page back: no new search so soon after one. */
  breath: 3 * second,
  /** The wait after a 429 that names none. */
  wait: 60 * second,
  /** A server that says "at once" after a 429 is not believed. */
  leastWait: 5 * second,
} as const

/** A position less exact than this, in metres, may name the wrong town. */
export const roughM = 5000
