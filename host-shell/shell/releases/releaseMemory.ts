import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import { count, list, shape, table, text, type Check } from '@companion/release-protocol/shapes'
import type { ShortRef } from '@companion/release-protocol/releaseRef'
import type { Integrity } from '@companion/release-protocol/channelDocument'

/** The name of a shell, and the hashes of its script, styles and libraries. */
export type ShellStart = readonly [id: ShortRef, script: Integrity, styles: Integrity, libraries: Integrity]

/**
 * What a device remembers about releases; any of it may be lost. Field names are stored: renaming one loses
 * its data.
 */
export interface StoredReleases {
  /** Random, once per device; determines its rollout bucket. Empty if storage is unavailable. */
  id: string
  /** Text of the newest accepted channel envelope; verified again at each start. */
  envelope: string
  /** The root document that the page pins by hash. Stored so that verification needs no request. */
  root: string
  /** Root documents after the page's own, in order. */
  roots: string[]
  rootsAskedAt: number
  /** Remote → short refs that ran well here, newest first. */
  lkg: Record<string, ShortRef[]>
  /** Ref → end of its quarantine, number of quarantines, and the nonce they happened under. */
  aside: Record<string, { until: number; times: number; nonce: number }>
  /** Ref → starts that haven't succeeded yet. Survives a killed web view. */
  tries: Record<string, { n: number; at: number }>
  /**
   * The newer shell that starts instead of the document's own: `<version>-<build>`, hashes of its script,
   * styles and libraries, and an empty string for each unfinished start. Read by `boot/headScript.ts`.
   */
  shell: [] | [...ShellStart, ...unfinished: ''[]]
  /** `epoch.seq` for which the page was reloaded to get a newer shell. */
  reloadedFor: string
}

export const memoryKey = 'companion.releases'

/** Each field's initial value and the check for stored values. */
const fields: { readonly [Name in keyof StoredReleases]: readonly [() => StoredReleases[Name], Check] } = {
  id: [() => '', text],
  envelope: [() => '', text],
  root: [() => '', text],
  roots: [() => [], list(text)],
  rootsAskedAt: [() => 0, count],
  lkg: [() => ({}), table(list(text))],
  aside: [() => ({}), table(shape({ until: count, times: count, nonce: count }))],
  tries: [() => ({}), table(shape({ n: count, at: count }))],
  shell: [() => [], list(text)],
  reloadedFor: [() => '', text],
}

/** Parses stored data; malformed fields are reset. */
function restore(source: string | null): StoredReleases {
  const found = tryParseJson(source ?? '')
  const entries = Object.entries(fields).map(([name, [blank, check]]) => {
    const value = ownValue(found, name)
    return [name, check(value) ? value : blank()]
  })
  return Object.fromEntries(entries) as StoredReleases
}

export interface ReleaseMemory {
  /** As this tab last read or changed it. */
  readonly now: StoredReleases
  /** Reads changes from other tabs, applies the edit and stores the result. */
  readonly change: (edit: (memory: StoredReleases) => void) => void
}

const randomId = (win: Window): string =>
  Array.from(win.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The device's memory in local storage. If storage is off, full or absent, it lasts as long as the page. */
export function openReleaseMemory(win: Window): ReleaseMemory {
  const storage = guardStorage<typeof memoryKey>(() => win.localStorage)
  const now = restore(storage.get(memoryKey))
  let isKept = true
  // If storage is full, the older data stays, which is better than none.
  const keep = () => (isKept = storage.setOnDevice(memoryKey, JSON.stringify(now)))
  if (!now.id) {
    now.id = randomId(win)
    // An id that changes with every visit would take the device through every rollout.
    if (!keep()) now.id = ''
  }
  return {
    now,
    change: (edit) => {
      // Otherwise a tab would undo another tab's changes: a successful start would count as failed.
      const stored = isKept && restore(storage.get(memoryKey))
      if (stored && stored.id === now.id) Object.assign(now, stored)
      edit(now)
      keep()
    },
  }
}
