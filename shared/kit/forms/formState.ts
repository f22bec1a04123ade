import { useLayoutEffect, useRef, useState } from 'react'
import type { FormText } from '../texts/forms/texts.ts'

export type Values = Record<string, string | boolean>

/** The key of a translation, or a text, such as the server's message. */
export type FieldError = FormText | { readonly text: string }

/**
 * Validates a value; undefined means valid. A rule must not reject. It returns synchronously if it can,
 * because focus must move within the user's gesture.
 */
export type Rule<T, V extends Values = Values> = (
  value: T,
  values: V,
) => FieldError | undefined | Promise<FieldError | undefined>

export type Rules<V extends Values> = { readonly [K in keyof V]?: Rule<V[K], V> }

export type ValidationResult<V extends Values> = readonly (readonly [
  name: keyof V & string,
  error: FieldError | undefined,
])[]

/** Validates fields. Returns synchronously if no rule is asynchronous. */
export function validate<V extends Values>(
  rules: Rules<V>,
  values: V,
  names: readonly (keyof V & string)[],
): ValidationResult<V> | Promise<ValidationResult<V>> {
  const errors = names.map((name) => rules[name]?.(values[name], values))
  const result = (all: readonly (FieldError | undefined)[]): ValidationResult<V> =>
    names.map((name, i) => [name, all[i]])
  return errors.some((error) => error instanceof Promise)
    ? Promise.all(errors).then(result)
    : result(errors as (FieldError | undefined)[])
}

interface ShownError {
  readonly source: 'rule' | 'server'
  readonly error: FieldError
}

interface FormState<V extends Values> {
  readonly values: V
  /** The values before any edit. A field is edited if its value differs. */
  readonly start: V
  readonly errors: Readonly<Record<string, ShownError | undefined>>
}

type FormStateEvent<V extends Values> =
  | { readonly type: 'edited'; readonly name: keyof V & string; readonly value: V[string] }
  | { readonly type: 'checked'; readonly name: keyof V & string; readonly error: ShownError | undefined }
  /** The values were sent, so they're the values that later edits are compared with. */
  | { readonly type: 'sent' }
  /** Data has arrived. It replaces the values of the fields that the user hasn't edited. */
  | { readonly type: 'loaded'; readonly initial: V }

export function nextFormState<V extends Values>(state: FormState<V>, event: FormStateEvent<V>): FormState<V> {
  const { values, start, errors } = state
  switch (event.type) {
    case 'edited':
      return { ...state, values: { ...values, [event.name]: event.value } }
    case 'checked':
      return { ...state, errors: { ...errors, [event.name]: event.error } }
    case 'sent':
      return { values, start: values, errors: {} }
    case 'loaded': {
      const edited = Object.entries(values).filter(([name]) => values[name] !== start[name])
      return { values: { ...event.initial, ...Object.fromEntries(edited) }, start: event.initial, errors }
    }
  }
}

export const isSame = (one: Values, other: Values): boolean =>
  Object.keys(one).every((name) => one[name] === other[name])

/** The values and errors of a form: as rendered, and the current ones, which the next render will show. */
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
    dispatch({ type: 'loaded', initial })
  })

  const { values, start, errors } = state
  return {
    values,
    dirty: !isSame(values, start),
    isEdited: (name: Name): boolean => values[name] !== start[name],
    error: (name: Name): FieldError | undefined => errors[name]?.error,
    currentValues: (): V => current.current.values,
    isCurrentlyEdited: (name: Name): boolean => current.current.values[name] !== current.current.start[name],
    currentError: (name: Name): ShownError | undefined => current.current.errors[name],
    setValue: <K extends Name>(name: K, value: V[K]): void => dispatch({ type: 'edited', name, value }),
    setError: (name: Name, error: ShownError | undefined): void => dispatch({ type: 'checked', name, error }),
    markSent: (): void => dispatch({ type: 'sent' }),
  }
}

export type Fields<V extends Values> = ReturnType<typeof useFormState<V>>
