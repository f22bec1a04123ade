import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRemembered } from './useRemembered.ts'
import type { Values } from './formState.ts'

/** Drafts live in the current history entry, which survives reloads and Back. */
type Entry = Pick<History, 'state'> & { replaceState(state: unknown, unused: string): void }

type Drafts = Readonly<Record<string, Values | undefined>>

const draftsOf = (state: unknown): Drafts => (state as { drafts?: Drafts } | null)?.drafts ?? {}

// The prototype's method: the router patches the instance's and need not run at every key.
const replaceState = (entry: Entry, state: unknown): void => {
  const plain = globalThis.History?.prototype.replaceState
  if (entry === globalThis.history && plain) plain.call(globalThis.history, state, '')
  else entry.replaceState(state, '')
}

const isValue = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean'

/** What was typed into a form of this entry; empty when there is nothing readable. */
function readDraft(name: string, entry: Entry): Values {
  const draft: unknown = draftsOf(entry.state)[name]
  if (typeof draft !== 'object' || draft === null) return {}
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => isValue(value)))
}

/** Writes or drops a draft. False when the browser, which limits such writes, refuses; a later write catches up. */
function writeDraft(name: string, draft: Values | undefined, entry: Entry): boolean {
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

// Safari refuses more than a hundred history writes in ten seconds, the router's own included.
const writeEvery = 250
// What comes before a tap on a link, another field or the end of the page.
const flushEvents = ['pointerdown', 'focusout', 'pagehide'] as const

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Writes a draft to its history entry: at most every 250 ms while the user types, and before anything else happens. */
function createDraftKeeper(name: string, entry: Entry, page: Page) {
  let ownState: unknown = entry.state
  let waiting: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (draft: Values | undefined) => {
    if (writeDraft(name, draft, entry)) ownState = entry.state
  }
  const reset = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  const flush = () => {
    const draft = waiting
    reset()
    if (draft) write(draft)
  }
  /** False after a navigation: another entry keeps other drafts. */
  const isCurrent = () => entry.state === ownState

  return {
    start(): void {
      ownState = entry.state
      for (const name of flushEvents) page.addEventListener(name, flush, true)
    },
    save(draft: Values): void {
      // The first key is written at once, the next ones together.
      if (timer !== undefined) {
        waiting = draft
        return
      }
      write(draft)
      timer = setTimeout(flush, writeEvery)
    },
    /** Forgets the draft. */
    drop(): void {
      reset()
      if (isCurrent()) write(undefined)
    },
    stop(): void {
      for (const name of flushEvents) page.removeEventListener(name, flush, true)
      if (isCurrent()) flush()
      reset()
    },
  }
}

interface Options<V extends Values> {
  name: string | undefined
  values: V
  secrets: readonly (keyof V & string)[]
  /** Secrets that are kept in memory while the user looks at another page of ours. */
  remember: readonly (keyof V & string)[]
  dirty: boolean
  setValue<K extends keyof V & string>(name: K, value: V[K]): void
}

/**
 * Keeps a form's values, except its secrets, with the history entry while they are typed, and restores them before the
 * first paint after a reload or Back. Storage is not used: the spec lists its keys (§3).
 */
export function useDraft<V extends Values>({ name, values, secrets, remember, dirty, setValue }: Options<V>) {
  const [keeper] = useState(() => (name === undefined ? undefined : createDraftKeeper(name, history, window)))
  const blank = useRef({ values, secrets, setValue })
  const saved = useRef(false)

  useLayoutEffect(() => {
    if (name === undefined) return
    const form = blank.current
    for (const [field, value] of Object.entries(readDraft(name, history)))
      if (typeof value === typeof form.values[field] && !form.secrets.includes(field))
        form.setValue(field, value as V[string])
  }, [name])

  const { mark, forget } = useRemembered({
    name,
    fields: remember,
    values,
    dirty,
    setValue: (field, value) => setValue(field, value as V[string]),
    draft: () => (name === undefined ? {} : readDraft(name, history)),
  })

  useEffect(() => {
    keeper?.start()
    return keeper?.stop
  }, [keeper])

  const marked = useRef(mark)
  useEffect(() => {
    const open = Object.entries(values).filter(([field]) => !blank.current.secrets.includes(field))
    if (dirty) keeper?.save({ ...Object.fromEntries(open), ...marked.current })
    // What the user has deleted does not come back.
    else if (saved.current) keeper?.drop()
    saved.current = dirty
  }, [keeper, dirty, values])

  const drop = () => {
    forget()
    keeper?.drop()
  }
  return { drop }
}
