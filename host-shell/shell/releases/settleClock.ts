import { crashWindow, quarantineTimes } from '@companion/release-protocol/timings'
import type { StoredReleases } from './releaseMemory.ts'

/**
 * Drops entries that would last for years after the clock was set back: those that end later than any
 * quarantine could, or began in the future.
 */
export function settleClock({ aside, tries }: StoredReleases, now: number): void {
  const longest = Math.max(...quarantineTimes)
  for (const [ref, { until }] of Object.entries(aside)) if (until > now + longest) delete aside[ref]
  for (const [ref, { at }] of Object.entries(tries)) if (at > now + crashWindow) delete tries[ref]
}
