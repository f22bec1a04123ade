import { shortOf } from '../model/releaseRef.ts'
import { rememberedGood } from '../model/timings.ts'
import { clearMark, nonceOf, quarantine, remoteOf } from './quarantine.ts'
import type { StoredReleases } from './releaseMemory.ts'
import { newestDocument, updateSelection, type ReleaseState } from './releaseState.ts'

// What only live updates record on the device; the shell's own script does without it.

/** The release runs well here: ends its quarantine, and the device can fall back to it. */
export function markGood(memory: StoredReleases, ref: string): void {
  const remote = remoteOf(ref)
  const short = shortOf(ref)
  clearMark(memory, ref)
  delete memory.aside[ref]
  const before = memory.lkg[remote] ?? []
  memory.lkg[remote] = [short, ...before.filter((other) => other !== short)].slice(0, rememberedGood)
}

/** Puts a release in quarantine on this device and selects again. */
export function quarantineRelease(releases: ReleaseState, ref: string): void {
  const nonce = nonceOf(newestDocument(releases), ref)
  releases.memory.change((memory) => quarantine(memory, ref, releases.clock(), nonce))
  updateSelection(releases)
}
