import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import { count, list, shape, table, text, type Check } from '@companion/release-protocol/shapes'

/** What a device remembers of releases; any of it may be lost. The names are stored: a renamed field is lost. */
export interface StoredReleases {
  /** Random, once per device; places it in rollouts. Empty where nothing can be kept. */
  id: string
  /** Text of the newest accepted channel envelope; verified again at each start. */
  envelope: string
  /** The page's own root document, which it names by its hash, so that verifying takes no request. */
  root: string
  /** Root documents after the page's own, in order. */
  roots: string[]
  rootsAskedAt: number
  /** Remote → short refs that ran well here, newest first. */
  lkg: Record<string, string[]>
  /** Ref → until when it is in quarantine, how often that happened, and the nonce it happened under. */
  aside: Record<string, { until: number; times: number; nonce: number }>
  /** Ref → starts of it that have not yet ended well. Survives a web view that was killed. */
  tries: Record<string, { n: number; at: number }>
  /**
   * The newer shell that starts instead of the document's own: `<version>-<build>`, hashes of its script, of its styles
   * and of its libraries, and an empty text for each start that has not ended well. Read by `boot/headScript.ts`.
   */
  shell: string[]
  /** `epoch.seq` for which the page was reloaded to get a newer shell. */
  reloadedFor: string
}

export const memoryKey = 'companion.releases'

/** What a field holds on a new device, and the check of what is stored. */
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

/** What is stored; malformed fields are reset. */
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
  /** Reads what other tabs have kept, edits it and keeps it. */
  readonly change: (edit: (memory: StoredReleases) => void) => void
}

const randomId = (win: Window): string =>
  Array.from(win.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The device's memory in local storage; lasts as long as the page where storage is off, full or absent. */
export function openReleaseMemory(win: Window): ReleaseMemory {
  const storage = guardStorage<typeof memoryKey>(() => win.localStorage)
  const now = restore(storage.get(memoryKey))
  let isKept = true
  // On a full disk the older memory stays, which is worth more than none.
  const keep = () => (isKept = storage.setOnDevice(memoryKey, JSON.stringify(now)))
  if (!now.id) {
    now.id = randomId(win)
    // An id that changes with every visit would walk the device through every rollout.
    if (!keep()) now.id = ''
  }
  return {
    now,
    change: (edit) => {
      // Otherwise a tab would undo what another has kept since: a start that ended well would count as a failed one.
      const stored = isKept && restore(storage.get(memoryKey))
      if (stored && stored.id === now.id) Object.assign(now, stored)
      edit(now)
      keep()
    },
  }
}
