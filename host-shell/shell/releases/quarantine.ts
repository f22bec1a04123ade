import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import { remoteOf, shortOf, type ReleaseRef } from '@companion/release-protocol/releaseRef'
import { crashWindow, quarantineTimes, rememberedGood } from '@companion/release-protocol/timings'
import type { StoredReleases, ReleaseMemory } from './releaseMemory.ts'

/**
 * Returns the retry nonce that a channel assigns to a release. A new nonce ends the release's quarantine on
 * all devices.
 */
export const nonceOf = (document: KnownDocument | undefined, ref: ReleaseRef): number =>
  document?.remotes[remoteOf(ref)]?.retry?.[shortOf(ref)] ?? 0

/** Quarantines a release. The quarantine is longer each time. */
export function quarantine(memory: StoredReleases, ref: ReleaseRef, now: number, nonce: number): void {
  const before = memory.aside[ref]
  const times = before?.nonce === nonce ? before.times : 0
  memory.aside[ref] = {
    until: now + quarantineTimes[Math.min(times, quarantineTimes.length - 1)]!,
    times: times + 1,
    nonce,
  }
  delete memory.tries[ref]
}

export const quarantinedNow = (
  memory: StoredReleases,
  now: number,
  document: KnownDocument | undefined,
): ReleaseRef[] =>
  (Object.keys(memory.aside) as ReleaseRef[]).filter((ref) => {
    const { until, nonce } = memory.aside[ref]!
    return until > now && nonce === nonceOf(document, ref)
  })

/**
 * Marks the start of a release, before any of its code runs. A marker that nothing removes means that the
 * release crashed the web view.
 */
export function markStart(memory: StoredReleases, ref: ReleaseRef, now: number): void {
  const before = memory.tries[ref]
  const n = before && now - before.at < crashWindow ? before.n + 1 : 1
  memory.tries[ref] = { n, at: now }
}

/** Removes a marker after the start succeeded, or failed for a reason other than the release. */
export function clearMark(memory: StoredReleases, ref: ReleaseRef): void {
  delete memory.tries[ref]
}

/** Marks a release as good: ends its quarantine and makes it a fallback. */
export function markGood(memory: StoredReleases, ref: ReleaseRef): void {
  const remote = remoteOf(ref)
  const short = shortOf(ref)
  clearMark(memory, ref)
  delete memory.aside[ref]
  const before = memory.lkg[remote] ?? []
  memory.lkg[remote] = [short, ...before.filter((other) => other !== short)].slice(0, rememberedGood)
}

/** Quarantines releases with two unfinished starts, and returns their refs. Called when the page starts. */
export function quarantineCrashed(
  memory: StoredReleases,
  now: number,
  document: KnownDocument | undefined,
): ReleaseRef[] {
  const suspects = (Object.keys(memory.tries) as ReleaseRef[]).filter((ref) => {
    const { n, at } = memory.tries[ref]!
    return n >= 2 && now - at < crashWindow
  })
  for (const ref of suspects) quarantine(memory, ref, now, nonceOf(document, ref))
  return suspects
}

/**
 * Returns functions that set and remove start markers on the device. Each release has one marker. It's set
 * before any code of the release runs, and removed when the start succeeds.
 */
export function createStartMarkers(memory: ReleaseMemory, clock: () => number) {
  const marked = new Set<ReleaseRef>()
  const clear = (ref: ReleaseRef): void => {
    if (marked.delete(ref)) memory.change((stored) => clearMark(stored, ref))
  }
  return {
    set(ref: ReleaseRef): void {
      if (marked.has(ref)) return
      marked.add(ref)
      memory.change((stored) => markStart(stored, ref, clock()))
    },
    clear,
    /** Removes all markers. Called when the page is closed or hidden without a failure. */
    clearAll: (): void => [...marked].forEach(clear),
  }
}

export type StartMarkers = ReturnType<typeof createStartMarkers>
