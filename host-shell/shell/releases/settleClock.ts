import { crashWindow, quarantineTimes } from '@companion/release-protocol/timings'
import type { StoredReleases } from './releaseMemory.ts'

/** Forgets what a clock that has been set back since would keep for years: longer than any quarantine, or begun later than now. */
export function settleClock({ aside, tries }: StoredReleases, now: number): void {
  const longest = Math.max(...quarantineTimes)
  for (const [ref, { until }] of Object.entries(aside)) if (until > now + longest) delete aside[ref]
  for (const [ref, { at }] of Object.entries(tries)) if (at > now + crashWindow) delete tries[ref]
}
