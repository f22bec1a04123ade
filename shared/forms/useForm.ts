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

/** The field that an error of the catalogue is about; 'any' takes the business errors without a line of their own. */
export type ServerErrors<V extends Values> = {
  readonly [key in SpecError | 'any']?: (keyof V & string) | ServerError<V>
}

interface ServerError<V extends Values> {
  readonly field: keyof V & string
  /** A text other than the code's own (spec §8). */
  readonly text?: FormText
}

function serverErrorFor<V extends Values>(
  error: ApiError,
  lines: ServerErrors<V>,
  fields: readonly (keyof V & string)[],
): ServerError<V> | undefined {
  if (error.kind !== 'business') return undefined
  const named = fields.find((field) => field === error.field)
  const key = specCodes.get(error.code)
  const line = (key && lines[key]) ?? named ?? lines.any
  return typeof line === 'string' ? { field: line } : line
}

interface Options<V extends Values> {
  /** What the fields hold at first. May change when data arrives: fields the user has edited keep theirs. */
  initial: V
  rules: Rules<V>
  /** An error it rejects with is shown at a field (`serverErrors`), else in a toast. */
  send(values: V): Promise<void>
  serverErrors?: ServerErrors<V>
  /** Fields that are emptied when the server rejects them, and only then, and that no draft keeps. */
  secrets?: readonly (keyof V & string)[]
  /** The toast of an error without a code; a function where it depends on the moment of the error. */
  fallback?: ErrorText | (() => ErrorText)
  /** Business errors are shown at their fields and not read out: the page asks a question of its own by this form. */
  silent?: boolean
  /** Sees every error first; true means that it is dealt with. */
  onError?(error: unknown): boolean
  /** Name of the draft that keeps what is typed, but for secrets, with the history entry: Back and a reload find it. */
  draft?: string
  /** Secrets that survive a look at another page of ours, in memory, for the same history entry; needs a `draft`. */
  remember?: readonly (keyof V & string)[]
  disabled?: boolean
  /** Sends the form again, as it stands then, when the session that broke under it works again. */
  resume?: boolean
}

export interface FieldHandle<T> {
  name: string
  value: T
  error: string | undefined
  /** Takes a value, or the event of a bare input. */
  onChange(next: T | ChangeEvent<HTMLInputElement>): void
  onBlur(): void
  ref: RefCallback<HTMLElement>
}

export interface FieldProps extends FieldHandle<string> {
  /** Instead of the field's usual label. */
  label?: string | undefined
  hint?: ReactNode
  readOnly?: boolean
  /** The label of the keyboard's own button: on to the next field, or done. */
  enterKeyHint?: 'next' | 'send' | 'done' | 'go'
}

const isPassing = <V extends Values>(result: ReturnType<typeof validate<V>>): boolean =>
  !(result instanceof Promise) && result.every(([, error]) => error === undefined)

function useSendErrors<V extends Values>({ initial, serverErrors = {}, ...options }: Options<V>) {
  const t = useFormTexts()
  const resume = useResume()

  return async (
    error: unknown,
    setError: (name: keyof V & string, error: FieldError) => void,
    submit: () => void,
  ): Promise<void> => {
    const showAtField = async (error: ApiError): Promise<void> => {
      const line = serverErrorFor(error, serverErrors, Object.keys(initial))
      if (!line) return
      // A text of the catalogue (spec §8) is what is read out; the server's message gives way to the text at the field.
      if (line.text) error.shownAs = errorTextOf(error) ? '' : t(line.text)
      setError(line.field, line.text ?? (await fieldErrorOf(error)))
    }

    const handled = options.onError?.(error) || (options.resume && resume(error, submit))
    const atField = handled ? undefined : showAtField
    const isBusiness = isApiError(error) && error.kind === 'business'
    if (isBusiness && options.silent) return atField?.(error)
    // A business error is announced whichever view shows it (spec §8).
    const fallback = typeof options.fallback === 'function' ? options.fallback() : options.fallback
    if (atField || isBusiness) await reportError(error, { fallback, fields: atField })
  }
}

/**
 * A form: values, rules, and one request at a time. It shows no error before a field with content loses focus or the
 * form is sent, focuses the first error on the page, keeps what was typed through every failure, and holds off a live
 * swap of its remote while something is typed or being sent.
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

  /** Shows the server's error at a field, empties the field if it is a secret, and focuses it. */
  const setError = (name: Name, error: FieldError) => {
    if (secrets.includes(name)) set(name, '' as V[Name])
    errors.setError(name, error)
  }

  const submit = () => element.current?.requestSubmit()

  /** Checks some fields as a submit would, for a button that sends only those. True when they may be sent. */
  const check = (...names: Name[]): boolean | Promise<boolean> => {
    const result = validate(rules, fields.currentValues(), names)
    return result instanceof Promise ? result.then(errors.show) : errors.show(result)
  }

  /** Whether some fields are valid as they are rendered, for a button that looks ready; shows nothing. */
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

  // What the user chose is soon chosen again; what they typed is lost with the page, and Back asks first.
  const typed = (Object.keys(rules) as Name[]).some(
    (name) => typeof values[name] === 'string' && fields.isEdited(name),
  )
  const form = { ref: element, noValidate: true, onSubmit, [backMark]: typed ? 'unsaved' : undefined }
  const { focus } = errors
  return { form, field, values, set, check, isValid, setError, submit, focus, pending, disabled, dirty }
}
