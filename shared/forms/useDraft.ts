import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRemembered } from './useRemembered.ts'
import type { Values } from './validate.ts'

/** What keeps a draft: the present history entry survives reloads and Back. */
type Entry = Pick<History, 'state'> & { replaceState(state: unknown, unused: string): void }

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
function readDraft(name: string, entry: Entry): Values {
  const kept: unknown = draftsOf(entry.state)[name]
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => isKept(value)))
}

/** Keeps a draft with the entry, or drops it. Engines limit such writes; a refused one is caught up later. */
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
const pace = 250
// What may come next: a tap on a link, another field, the end of the page.
const lastMoments = ['pointerdown', 'focusout', 'pagehide'] as const

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Writes a draft to its history entry, seldom while the user types and always before something happens. */
function createDraftKeeper(name: string, entry: Entry, page: Page) {
  let ownState: unknown = entry.state
  let waiting: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (draft: Values | undefined) => {
    if (writeDraft(name, draft, entry)) ownState = entry.state
  }
  const calm = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  const flush = () => {
    const draft = waiting
    calm()
    if (draft) write(draft)
  }
  /** False once the page has moved on: another entry keeps other drafts. */
  const isPresent = () => entry.state === ownState

  return {
    start(): void {
      ownState = entry.state
      for (const moment of lastMoments) page.addEventListener(moment, flush, true)
    },
    save(draft: Values): void {
      // The first key is kept at once, those that follow it closely together.
      if (timer !== undefined) {
        waiting = draft
        return
      }
      write(draft)
      timer = setTimeout(flush, pace)
    },
    /** Forgets the draft, once it was sent. */
    drop(): void {
      calm()
      if (isPresent()) write(undefined)
    },
    stop(): void {
      for (const moment of lastMoments) page.removeEventListener(moment, flush, true)
      if (isPresent()) flush()
      calm()
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
  put<K extends keyof V & string>(name: K, value: V[K]): void
}

/**
 * Keeps a form's values, but for its secrets, with the history entry while they are typed, and gives them
 * back before the first paint after a reload or Back. Storage is not used: its keys are the spec's.
 */
export function useDraft<V extends Values>({ name, values, secrets, remember, dirty, put }: Options<V>) {
  const [keeper] = useState(() => (name === undefined ? undefined : createDraftKeeper(name, history, window)))
  const blank = useRef({ values, secrets, put })
  const kept = useRef(false)

  useLayoutEffect(() => {
    if (name === undefined) return
    const form = blank.current
    for (const [field, value] of Object.entries(readDraft(name, history)))
      if (typeof value === typeof form.values[field] && !form.secrets.includes(field))
        form.put(field, value as V[string])
  }, [name])

  const { mark, forget } = useRemembered({
    name,
    fields: remember,
    values,
    dirty,
    put: (field, value) => put(field, value as V[string]),
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
    // What the user took back is not found again.
    else if (kept.current) keeper?.drop()
    kept.current = dirty
  }, [keeper, dirty, values])

  const drop = () => {
    forget()
    keeper?.drop()
  }
  return { drop }
}
