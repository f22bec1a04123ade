import type { GuideId } from '../guides/shape.ts'

// Kept for this visit only and in memory: session storage holds the seven keys of the specification and no more.
let chosen: GuideId | undefined

/** The guide the user picked by hand; it beats whatever the phone seems to be. */
export const choice = (): GuideId | undefined => chosen

/** Remembers the user's pick, or forgets it. */
export const choose = (guide: GuideId | undefined): void => {
  chosen = guide
}
