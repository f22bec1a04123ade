import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import { count, list, shape, table, text, type Check } from '@companion/release-protocol/shapes'
import type { ShortRef } from '@companion/release-protocol/releaseRef'
import type { Integrity } from '@companion/release-protocol/channelDocument'

/** A shell's `<version>-<build>`, and the hashes of its script, stylesheet and libraries. */
export type ShellStart = readonly [id: ShortRef, script: Integrity, styles: Integrity, libraries: Integrity]

/**
 * The data about releases that a device stores. Any of it can get lost. The field names are part of the
 * stored data, so renaming a field discards its data.
 */
export interface StoredReleases {
  /** Random ID of the device, which determines its rollout bucket. Empty if storage is unavailable. */
  id: string
  /**
   * Text of the newest accepted channel document in its signed envelope. It's verified again at each start.
   */
  envelope: string
  /** The root document that the page pins by hash. It's stored so that verification needs no request. */
  root: string
  /** Later root documents than the page's own, oldest first. */
  roots: string[]
  rootsAskedAt: number
  /** Remote → `<version>-<build>` of releases that ran well on this device, newest first. */
  lkg: Record<string, ShortRef[]>
  /**
   * Quarantined release → the end of its quarantine, the number of quarantines, and the retry nonce that
   * applied.
   */
  aside: Record<string, { until: number; times: number; nonce: number }>
  /** Release → starts that haven't succeeded yet. The entry is still there after the web view was killed. */
  tries: Record<string, { n: number; at: number }>
  /**
   * The newer shell that starts instead of the HTML document's own: `<version>-<build>`, the hashes of its
   * script, stylesheet and libraries, and an empty string for each unfinished start. Read by
   * `boot/headScript.ts`.
   */
  shell: [] | [...ShellStart, ...unfinished: ''[]]
  /** Channel entry (`epoch.seq`) for which the page has already reloaded to get a newer shell. */
  reloadedFor: string
}

export const memoryKey = 'companion.releases'

/** Each field's initial value, and the check that a stored value must pass. */
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

/** Parses stored data. Resets malformed fields to their initial value. */
function restore(source: string | null): StoredReleases {
  const found = tryParseJson(source ?? '')
  const entries = Object.entries(fields).map(([name, [blank, check]]) => {
    const value = ownValue(found, name)
    return [name, check(value) ? value : blank()]
  })
  return Object.fromEntries(entries) as StoredReleases
}

export interface ReleaseMemory {
  /** The data as this tab last read or changed it. */
  readonly now: StoredReleases
  /** Reads changes by other tabs, applies the edit and stores the result. */
  readonly change: (edit: (memory: StoredReleases) => void) => void
}

const randomId = (win: Window): string =>
  Array.from(win.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Opens the device's memory in local storage. If storage is off, full or absent, the data lasts only as long
 * as the page.
 */
export function openReleaseMemory(win: Window): ReleaseMemory {
  const storage = guardStorage<typeof memoryKey>(() => win.localStorage)
  const now = restore(storage.get(memoryKey))
  let isKept = true
  // If storage is full, the older data isn't removed, because it's better than none.
  const keep = () => (isKept = storage.setOnDevice(memoryKey, JSON.stringify(now)))
  if (!now.id) {
    now.id = randomId(win)
    // Without storage, the device has no ID. A new ID on every visit would make the device part of every
    // rollout sooner or later.
    if (!keep()) now.id = ''
  }
  return {
    now,
    change: (edit) => {
      // Reads the stored data first. Otherwise this tab would overwrite other tabs' changes, so a successful
      // start could be treated as failed.
      const stored = isKept && restore(storage.get(memoryKey))
      if (stored && stored.id === now.id) Object.assign(now, stored)
      edit(now)
      keep()
    },
  }
}
