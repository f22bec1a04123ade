import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { changeEntry } from '../navigation/changeEntry.ts'
import { listen } from '../platform/listen.ts'
import { useRemembered } from './useRemembered.ts'
import type { Values } from './formState.ts'

type Drafts = Readonly<Record<string, object | undefined>>

const draftsOfEntry = (): Drafts => (history.state as { drafts?: Drafts } | null)?.drafts ?? {}

/** What tells an entry from another: where the page is scrolled to changes within it (`keepScroll.ts` of the shell). */
const entryNow = () => JSON.stringify({ ...(history.state as object), scroll: undefined })

/** What was typed into a form of this history entry, unchecked. */
const readDraft = (name: string) => Object(draftsOfEntry()[name]) as Readonly<Record<string, unknown>>

/** Writes or drops a draft. False when the browser, which limits such writes, refuses; a later write catches up. */
function writeDraft(name: string, draft: Values | undefined): boolean {
  const { [name]: _old, ...others } = draftsOfEntry()
  const drafts = { ...others, ...(draft && { [name]: draft }) }
  try {
    changeEntry(window, { ...(history.state as object), drafts })
    return true
  } catch {
    return false
  }
}

// Safari refuses more than a hundred history writes in ten seconds, the router's own included.
const writeEvery = 250
// What comes before a tap on a link, another field or the end of the page.
const flushEvents = ['pointerdown', 'focusout', 'pagehide'] as const

/** Writes a draft to its history entry: at most every 250 ms while the user types, and before anything else happens. */
function createDraftKeeper(name: string) {
  let own = entryNow()
  let waiting: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (draft: Values | undefined) => {
    if (writeDraft(name, draft)) own = entryNow()
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
  const isCurrent = () => entryNow() === own

  return {
    start() {
      own = entryNow()
      const stop = listen(window, flushEvents, flush, true)
      return () => {
        stop()
        if (isCurrent()) flush()
        reset()
      }
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
    drop(): void {
      reset()
      if (isCurrent()) write(undefined)
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
  const [keeper] = useState(() => (name === undefined ? undefined : createDraftKeeper(name)))
  const blank = useRef({ values, secrets, setValue })
  const saved = useRef(false)

  useLayoutEffect(() => {
    if (name === undefined) return
    const form = blank.current
    const draft = readDraft(name)
    for (const field of Object.keys(form.values)) {
      const fits = typeof draft[field] === typeof form.values[field]
      if (fits && !form.secrets.includes(field)) form.setValue(field, draft[field] as V[string])
    }
  }, [name])

  const { mark, forget } = useRemembered({
    name,
    fields: remember,
    values,
    dirty,
    setValue: (field, value) => setValue(field, value as V[string]),
    draft: () => (name === undefined ? {} : readDraft(name)),
  })

  useEffect(() => keeper?.start(), [keeper])

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
