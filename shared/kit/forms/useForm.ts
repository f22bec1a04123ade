import { useRef, type ChangeEvent, type ReactNode, type RefCallback } from 'react'
import { errorTextOf, fieldErrorOf, reportError } from '@companion/shared/http/reportError'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { isApiError, type ApiError } from '../http/apiError.ts'
import { specCodes, type SpecError } from '../http/codes.ts'
import { backMark } from '../navigation/back.ts'
import { useResume } from '../session/useResume.ts'
import type { ErrorText } from '../texts/errors/texts.ts'
import { useFormTexts, type FormText } from '../texts/forms/texts.ts'
import { useFormState, validate, type FieldError, type Rules, type Values } from './formState.ts'
import { useDraft } from './useDraft.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import { useSubmit } from './useSubmit.ts'

/** Maps errors of the spec's catalogue to fields. 'any' gets all other business errors. */
export type ServerErrors<V extends Values> = {
  readonly [key in SpecError | 'any']?: (keyof V & string) | ServerError<V>
}

interface ServerError<V extends Values> {
  readonly field: keyof V & string
  /** Replaces the text that the catalogue has for the code (spec §8). */
  readonly text?: FormText
}

function serverErrorFor<V extends Values>(
  error: ApiError,
  lines: ServerErrors<V>,
  fields: readonly (keyof V & string)[],
): ServerError<V> | undefined {
  if (error.type !== 'business') return undefined
  const named = fields.find((field) => field === error.field)
  const key = specCodes.get(error.code)
  const line = (key && lines[key]) ?? named ?? lines.any
  return typeof line === 'string' ? { field: line } : line
}

interface Options<V extends Values> {
  /**
   * The initial values. If they change because data arrives, the fields that the user edited aren't changed.
   */
  initial: V
  rules: Rules<V>
  /** Sends the form. If it rejects, the error is shown at a field (`serverErrors`) or in a toast. */
  send(values: V): Promise<void>
  serverErrors?: ServerErrors<V>
  /** Fields that are cleared if the server rejects them, and that are never in the draft. */
  secrets?: readonly (keyof V & string)[]
  /** Text of the toast for an error without a code. A function is called when the error occurs. */
  fallback?: ErrorText | (() => ErrorText)
  /** If true, a business error is shown only at its field, and isn't announced in addition. */
  silent?: boolean
  /** Gets every error first. Returns true if it has shown the error itself. */
  onError?(error: unknown): boolean
  /** Name of the draft. It saves the values, except secrets, in the history entry for Back and reload. */
  draft?: string
  /** Secrets that stay in memory while the user visits another screen of this page. Needs a `draft`. */
  remember?: readonly (keyof V & string)[]
  disabled?: boolean
  /** If true, a form that failed because of the session is submitted again once the session is restored. */
  resume?: boolean
}

export interface FieldHandle<T> {
  name: string
  value: T
  error: string | undefined
  /** Sets the value: the given one, or the one of an input's event. */
  onChange(next: T | ChangeEvent<HTMLInputElement>): void
  onBlur(): void
  ref: RefCallback<HTMLElement>
}

export interface FieldProps extends FieldHandle<string> {
  /** Replaces the field's usual label. */
  label?: string | undefined
  hint?: ReactNode
  readOnly?: boolean
  /** The label of the keyboard's Enter key. */
  enterKeyHint?: 'next' | 'send' | 'done' | 'go'
}

const isPassing = <V extends Values>(result: ReturnType<typeof validate<V>>): boolean =>
  !(result instanceof Promise) && result.every(([, error]) => error === undefined)

function useSendErrors<V extends Values>({ initial, serverErrors = {}, fallback, ...options }: Options<V>) {
  const t = useFormTexts()
  const resume = useResume()

  return async (
    error: unknown,
    setError: (name: keyof V & string, error: FieldError) => void,
    submit: () => void,
  ): Promise<void> => {
    if (options.onError?.(error) || (options.resume && resume(error, submit))) return
    const line = isApiError(error) && serverErrorFor(error, serverErrors, Object.keys(initial))
    if (!line) return reportError(error, { fallback: typeof fallback === 'function' ? fallback() : fallback })
    setError(line.field, line.text ?? (await fieldErrorOf(error)))
    // Codes of the catalogue are announced with the catalogue's text (spec §8), not with the field's.
    const text = line.text && !errorTextOf(error) ? t(line.text) : undefined
    if (!options.silent) await reportError(error, { inline: true, text })
  }
}

/**
 * A form with values, rules and one request at a time. A field's error isn't shown before the field loses
 * focus with a value in it, or the form is submitted. A failed submit focuses the first error on the page and
 * doesn't clear typed text. While dirty or pending, it blocks live swaps, which would drop the text.
 */
export function useForm<V extends Values>(options: Options<V>) {
  type Name = keyof V & string
  const { initial, rules, secrets = [], remember = [], disabled = false } = options
  const t = useFormTexts()
  const element = useRef<HTMLFormElement>(null)
  const fields = useFormState(initial)
  const { values, dirty } = fields
  const errors = useFieldErrors(fields, rules)
  const showError = useSendErrors(options)

  const set = <K extends Name>(name: K, value: V[K]) => {
    fields.setValue(name, value)
    errors.edited(name)
    edited()
  }
  const errorText = (error: FieldError | undefined) =>
    typeof error === 'object' ? error.text : error && t(error)
  const draft = useDraft<V>({
    name: options.draft,
    values,
    secrets,
    remember,
    setValue: fields.setValue,
    isEdited: fields.isCurrentlyEdited,
    dirty,
  })

  const field = <K extends Name>(name: K): FieldHandle<V[K]> => ({
    name,
    value: values[name],
    error: errorText(fields.error(name)),
    onChange: (next) => set(name, (typeof next === 'object' ? next.currentTarget.value : next) as V[K]),
    onBlur: () => errors.left(name),
    ref: errors.refOf(name),
  })

  /** Shows the server's error at a field and focuses the field. Clears the field if it's a secret. */
  const setError = (name: Name, error: FieldError) => {
    if (secrets.includes(name)) set(name, '' as V[Name])
    errors.setError(name, error)
  }

  const submit = () => element.current?.requestSubmit()

  /** Validates fields and shows their errors, for a button that sends only these. True if they're valid. */
  const check = (...names: Name[]): boolean | Promise<boolean> => {
    const result = validate(rules, fields.currentValues(), names)
    return result instanceof Promise ? result.then(errors.show) : errors.show(result)
  }

  /**
   * Whether the rendered values of these fields are valid. Shows no errors, so it can decide a button's look.
   */
  const isValid = (...names: Name[]): boolean => isPassing(validate(rules, values, names))

  const { pending, onSubmit, edited } = useSubmit<V>({
    disabled,
    values: fields.currentValues,
    validate: () => check(...Object.keys(rules)),
    send: options.send,
    onSent: () => {
      fields.markSent()
      draft.drop()
    },
    onError: (error) => showError(error, setError, submit),
  })
  useSwapGuard(dirty || pending, 'block')

  // Only typed text makes Back ask for a confirmation, because choices are quick to repeat.
  const typed = (Object.keys(rules) as Name[]).some(
    (name) => typeof values[name] === 'string' && fields.isEdited(name),
  )
  const form = { ref: element, noValidate: true, onSubmit, [backMark]: typed ? 'unsaved' : undefined }
  const { focus } = errors
  // `current` returns the values, even if they aren't rendered yet.
  const state = { values, current: fields.currentValues, pending, disabled, dirty }
  return { ...state, form, field, set, check, isValid, setError, submit, focus }
}
