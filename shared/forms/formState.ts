import { useLayoutEffect, useRef, useState } from 'react'
import type { Values } from './validate.ts'

/** What is shown at a field: by our rule, by the server in a text of ours, or in the server's own words. */
export interface ShownError {
  readonly by: 'rule' | 'answer' | 'said'
  readonly text: string
}

interface FormState<V extends Values> {
  readonly values: V
  /** What counts as unedited. */
  readonly start: V
  readonly errors: Readonly<Record<string, ShownError | undefined>>
}

type FormStateEvent<V extends Values> =
  | { readonly t: 'edited'; readonly name: keyof V & string; readonly value: V[string] }
  | { readonly t: 'judged'; readonly name: keyof V & string; readonly error: ShownError | undefined }
  /** The values were sent: they are the new start. */
  | { readonly t: 'sent' }
  /** Data has arrived: fields that are not edited take it, the others keep theirs. */
  | { readonly t: 'loaded'; readonly initial: V }

export function nextFormState<V extends Values>(state: FormState<V>, event: FormStateEvent<V>): FormState<V> {
  const { values, start, errors } = state
  switch (event.t) {
    case 'edited':
      return { ...state, values: { ...values, [event.name]: event.value } }
    case 'judged':
      return { ...state, errors: { ...errors, [event.name]: event.error } }
    case 'sent':
      return { values, start: values, errors: {} }
    case 'loaded': {
      const isEdited = (name: string) => values[name] !== start[name]
      const edited = Object.entries(values).filter(([name]) => isEdited(name))
      return { values: { ...event.initial, ...Object.fromEntries(edited) }, start: event.initial, errors }
    }
  }
}

const isSame = (one: Values, other: Values) => Object.keys(one).every((name) => one[name] === other[name])

/** Values, what differs from the start, and errors; as they are rendered, and as they are at this moment. */
export function useFormState<V extends Values>(initial: V) {
  type Name = keyof V & string
  const [state, setState] = useState<FormState<V>>(() => ({ values: initial, start: initial, errors: {} }))
  const current = useRef(state)
  const loaded = useRef(initial)
  const dispatch = (event: FormStateEvent<V>) => {
    current.current = nextFormState(current.current, event)
    setState(current.current)
  }
  useLayoutEffect(() => {
    if (isSame(initial, loaded.current)) return
    loaded.current = initial
    dispatch({ t: 'loaded', initial })
  })

  const { values, start, errors } = state
  return {
    values,
    dirty: !isSame(values, start),
    /** Whether a field differs from the start. */
    differs: (name: Name): boolean => values[name] !== start[name],
    /** The values of this moment, ahead of the next render. */
    now: (): V => current.current.values,
    put: <K extends Name>(name: K, value: V[K]): void => dispatch({ t: 'edited', name, value }),
    /** The error that is rendered. */
    error: (name: Name): ShownError | undefined => errors[name],
    /** The error of this moment. */
    errorNow: (name: Name): ShownError | undefined => current.current.errors[name],
    mark: (name: Name, error: ShownError | undefined): void => dispatch({ t: 'judged', name, error }),
    /** What is there now is the new start: nothing differs from it. */
    accept: (): void => dispatch({ t: 'sent' }),
  }
}

export type Fields<V extends Values> = ReturnType<typeof useFormState<V>>
