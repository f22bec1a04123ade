import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readDraft } from './draft.ts'
import { createDraftKeeper } from './draftKeeper.ts'
import { useRemembered } from './useRemembered.ts'
import type { Values } from './validate.ts'

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
    // Whoever takes back what they typed does not want to find it again.
    else if (kept.current) keeper?.drop()
    kept.current = dirty
  }, [keeper, dirty, values])

  const drop = () => {
    forget()
    keeper?.drop()
  }
  return { drop }
}
