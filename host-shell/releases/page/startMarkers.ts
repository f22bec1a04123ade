import type { ReleaseMemory } from './releaseMemory.ts'
import { clearMark, markStart } from './quarantine.ts'

/** The starts of this page that have not yet ended well, each kept on the device before it happens. */
export interface StartMarkers {
  readonly set: (ref: string) => void
  readonly clear: (ref: string) => void
  /** Speaks for all: the page is leaving, or out of sight, in good health. */
  readonly clearAll: () => void
}

/** One mark for each release in a page's life; a web view that is killed leaves it standing. */
export function createStartMarkers(memory: ReleaseMemory, clock: () => number): StartMarkers {
  const marked = new Set<string>()
  const clear = (ref: string) => {
    if (marked.delete(ref)) memory.change((kept) => clearMark(kept, ref))
  }
  return {
    set: (ref) => {
      if (marked.has(ref)) return
      marked.add(ref)
      memory.change((kept) => markStart(kept, ref, clock()))
    },
    clear,
    clearAll: () => [...marked].forEach(clear),
  }
}
