import { useLayoutEffect, useRef, useState } from 'react'
import type { FormText } from '../texts/forms/texts.ts'

export type Values = Record<string, string | boolean>

/** A text of our catalogue, or a text as it is, for instance the server's. */
export type FieldError = FormText | { readonly text: string }

/**
 * Checks one value, beside the others; undefined means that nothing is wrong. A rule answers at once where it can, so
 * that focus moves inside the user's gesture, and must not reject.
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

/** Checks some fields, at once unless a rule has to wait for something. */
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
  readonly by: 'rule' | 'server'
  readonly error: FieldError
}

interface FormState<V extends Values> {
  readonly values: V
  /** What counts as unedited. */
  readonly start: V
  readonly errors: Readonly<Record<string, ShownError | undefined>>
}

type FormStateEvent<V extends Values> =
  | { readonly t: 'edited'; readonly name: keyof V & string; readonly value: V[string] }
  | { readonly t: 'checked'; readonly name: keyof V & string; readonly error: ShownError | undefined }
  /** The values were sent: they are the new start. */
  | { readonly t: 'sent' }
  /** Data has arrived: fields that are not edited take it, the others keep theirs. */
  | { readonly t: 'loaded'; readonly initial: V }

export function nextFormState<V extends Values>(state: FormState<V>, event: FormStateEvent<V>): FormState<V> {
  const { values, start, errors } = state
  switch (event.t) {
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

/** Values and errors of a form: as they are rendered, and as they are at this moment, ahead of the next render. */
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
    isEdited: (name: Name): boolean => values[name] !== start[name],
    error: (name: Name): FieldError | undefined => errors[name]?.error,
    currentValues: (): V => current.current.values,
    currentError: (name: Name): ShownError | undefined => current.current.errors[name],
    setValue: <K extends Name>(name: K, value: V[K]): void => dispatch({ t: 'edited', name, value }),
    setError: (name: Name, error: ShownError | undefined): void => dispatch({ t: 'checked', name, error }),
    markSent: (): void => dispatch({ t: 'sent' }),
  }
}

export type Fields<V extends Values> = ReturnType<typeof useFormState<V>>
