import type { Values } from './validate.ts'

/** The part of the world that keeps a draft: the present history entry survives reloads and Back. */
export type Entry = Pick<History, 'state'> & { replaceState(state: unknown, unused: string): void }

type Drafts = Readonly<Record<string, Values | undefined>>

const draftsOf = (state: unknown): Drafts => (state as { drafts?: Drafts } | null)?.drafts ?? {}

// The prototype's own method: the router listens to the one of the instance, and need not hear every key.
const replaceState = (entry: Entry, state: unknown): void => {
  const plain = globalThis.History?.prototype.replaceState
  if (entry === globalThis.history && plain) plain.call(globalThis.history, state, '')
  else entry.replaceState(state, '')
}

const isKept = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean'

/** What was typed into a form of this entry; empty when nothing was, or it is not readable. */
export function readDraft(name: string, entry: Entry): Values {
  const kept: unknown = draftsOf(entry.state)[name]
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => isKept(value)))
}

/** Keeps a draft with the entry, or drops it. Engines limit such writes; a refused one is caught up later. */
export function writeDraft(name: string, draft: Values | undefined, entry: Entry): boolean {
  const { [name]: _old, ...others } = draftsOf(entry.state)
  try {
    replaceState(entry, {
      ...(entry.state as object),
      drafts: { ...others, ...(draft && { [name]: draft }) },
    })
    return true
  } catch {
    return false
  }
}
