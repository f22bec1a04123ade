import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { changeEntry } from '../navigation/changeEntry.ts'
import { listen } from '../platform/listen.ts'
import { useRemembered } from './useRemembered.ts'
import type { Values } from './formState.ts'

type Drafts = Readonly<Record<string, object | undefined>>

const draftsOfEntry = (): Drafts => (history.state as { drafts?: Drafts } | null)?.drafts ?? {}

/** Identifies an entry: its state without the scroll position, which changes (`keepScroll.ts` of the shell). */
const entryNow = () => JSON.stringify({ ...(history.state as object), scroll: undefined })

/** The unvalidated draft in the current history entry. */
const readDraft = (name: string) => Object(draftsOfEntry()[name]) as Readonly<Record<string, unknown>>

/** Writes or removes a draft. False if the browser's limit of history writes refuses it; a later write catches up. */
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

// Safari limits history writes to 100 in ten seconds, including the router's.
const writeEvery = 250
// Events before a tap on a link, another field or the end of the page.
const flushEvents = ['pointerdown', 'focusout', 'pagehide'] as const

/** Writes a draft to its history entry, at most every 250 ms during typing, and before other events. */
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
  /** False after a navigation, because other entries have other drafts. */
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
      // Writes the first key at once and batches the next ones.
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
  /** Secrets kept in memory while the user visits another page of ours. */
  remember: readonly (keyof V & string)[]
  dirty: boolean
  /** Whether a field is edited, ahead of the next render. */
  isEdited(name: keyof V & string): boolean
  setValue<K extends keyof V & string>(name: K, value: V[K]): void
}

/**
 * Saves a form's values, except its secrets, in the history entry during typing, and restores them before the
 * first paint after a reload or Back. Not in session storage: the spec lists its keys (§3).
 */
export function useDraft<V extends Values>(options: Options<V>) {
  const { name, values, secrets, remember, dirty } = options
  // Text typed before hydration is newer than any draft.
  const setValue = <K extends keyof V & string>(field: K, value: V[K]) =>
    options.isEdited(field) || options.setValue(field, value)
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
    // Deleted text must not come back.
    else if (saved.current) keeper?.drop()
    saved.current = dirty
  }, [keeper, dirty, values])

  const drop = () => {
    forget()
    keeper?.drop()
  }
  return { drop }
}
