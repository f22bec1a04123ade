import { crashWindow, quarantineTimes } from '@companion/release-protocol/timings'
import type { StoredReleases } from './releaseMemory.ts'

/**
 * Removes entries that end later than any quarantine can, or that begin in the future. They exist if the
 * clock was set back, and would otherwise last for years.
 */
export function settleClock({ aside, tries }: StoredReleases, now: number): void {
  const longest = Math.max(...quarantineTimes)
  for (const [ref, { until }] of Object.entries(aside)) if (until > now + longest) delete aside[ref]
  for (const [ref, { at }] of Object.entries(tries)) if (at > now + crashWindow) delete tries[ref]
}
