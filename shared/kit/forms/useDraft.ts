import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDepth } from '@companion/shared/navigation/router'
import { changeEntry } from '../navigation/changeEntry.ts'
import { listen } from '../platform/listen.ts'
import { useRemembered } from './useRemembered.ts'
import type { Values } from './formState.ts'

type Drafts = Readonly<Record<string, object | undefined>>

const draftsOfEntry = (): Drafts => (history.state as { drafts?: Drafts } | null)?.drafts ?? {}

/** Identifies a history entry by its state, but not by its scroll position, which changes. */
const entryNow = () => JSON.stringify({ ...(history.state as object), scroll: undefined })

/** Reads the draft in the current history entry. It's not validated. */
const readDraft = (name: string) => Object(draftsOfEntry()[name]) as Readonly<Record<string, unknown>>

/**
 * Writes or removes a draft. Returns false if the browser limits history writes; a later write catches up.
 */
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

// Safari allows 100 history writes in ten seconds, and the router needs some of them.
const writeEvery = 250
// Events that come before the user leaves: by a tap on a link, for another field, or from the page.
const flushEvents = ['pointerdown', 'focusout', 'pagehide'] as const

/** Writes a draft to its history entry: every 250 ms during typing, and at once on `flushEvents`. */
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
  /**
   * False after a navigation. A draft must not be written then, because the new entry has a draft of its own.
   */
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
      // Writes the first key press at once, and the next ones together.
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
  /** Secrets that stay in memory while the user visits another screen of this page. */
  remember: readonly (keyof V & string)[]
  dirty: boolean
  /** Whether a field has been edited, even if the edit isn't rendered yet. */
  isEdited(name: keyof V & string): boolean
  setValue<K extends keyof V & string>(name: K, value: V[K]): void
}

/**
 * Saves a form's values, except its secrets, in the history entry during typing. Restores them before the
 * first paint after a reload or Back. Not in session storage, because the spec lists its keys (§3).
 */
export function useDraft<V extends Values>(options: Options<V>) {
  const { name, values, secrets, remember, dirty } = options
  // Text that was typed before hydration is newer than any draft, so the draft doesn't replace it.
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

  // A form can stay mounted while its screen adds a history entry for the next step. That entry gets the draft
  // too, so that the step survives a reload, and Back from another screen.
  const depth = useDepth()
  const marked = useRef(mark)
  useEffect(() => {
    const open = Object.entries(values).filter(([field]) => !blank.current.secrets.includes(field))
    if (dirty) keeper?.save({ ...Object.fromEntries(open), ...marked.current })
    // The user has deleted the text, so Back or a reload must not restore it.
    else if (saved.current) keeper?.drop()
    saved.current = dirty
    // oxlint-disable-next-line react/exhaustive-deps -- each entry of a form gets the draft
  }, [keeper, dirty, values, depth])

  const drop = () => {
    forget()
    keeper?.drop()
  }
  return { drop }
}
