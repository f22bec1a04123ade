import { useRef, type ChangeEvent, type ReactNode, type RefCallback } from 'react'
import { useSwapGuard, type Guard } from '@companion/shared/swap/guard'
import { isApiError, type ApiError } from '../http/apiError.ts'
import { specCodes, type SpecError } from '../http/codes.ts'
import { errorTextOf, fieldErrorOf, reportError } from '@companion/shared/http/reportError'
import { backMark } from '../navigation/back.ts'
import type { ErrorText } from '../texts/errors/texts.ts'
import { useFormTexts, type FormText } from '../texts/forms/texts.ts'
import { useResume } from '../session/useResume.ts'
import { useFormState } from './formState.ts'
import { useDraft } from './useDraft.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import { useSubmit } from './useSubmit.ts'
import { validate, type FieldError, type Rules, type Values } from './validate.ts'

/** Which field an error of the catalogue is about; 'any' takes every business error that has no line of its own. */
export type ServerErrors<V extends Values> = {
  readonly [key in SpecError | 'any']?: (keyof V & string) | Answer<V>
}

interface Answer<V extends Values> {
  readonly field: keyof V & string
  /** Other words than the code's own (spec §8). */
  readonly says?: FormText
}

/** The field an error is about: by its line in `answers`, else the one the server names, else the line 'any'. */
function serverErrorFor<V extends Values>(
  failure: ApiError,
  answers: ServerErrors<V>,
  fields: readonly (keyof V & string)[],
): Answer<V> | undefined {
  if (failure.kind !== 'business') return undefined
  const named = fields.find((field) => field === failure.field)
  const key = specCodes.get(failure.code)
  const answer = (key && answers[key]) ?? named ?? answers.any
  return typeof answer === 'string' ? { field: answer } : answer
}

interface Options<V extends Values> {
  /** What the fields hold at first. May change when data arrives: fields the user has edited keep theirs. */
  initial: V
  rules: Rules<V>
  /** Sends the values. Whatever it rejects with becomes words: at a field (`answers`), else in a toast. */
  send(values: V): Promise<void>
  answers?: ServerErrors<V>
  /** Fields that are emptied when the server blames them, and only then, and that no draft keeps. */
  secrets?: readonly (keyof V & string)[]
  /** The toast of a failure that comes without a code; a function where the moment of the failure decides. */
  failed?: ErrorText | (() => ErrorText)
  /** Business errors are shown at their fields and not read out: the page asks a question of its own by this form. */
  silent?: boolean
  /** Sees every failure first; true means it was dealt with. */
  onFailure?(failure: unknown): boolean
  /** Keeps what is typed, but for secrets, with the history entry: Back and a reload find it again. */
  draft?: string
  /** Secrets that survive a look at another page of ours, in memory, for the same history entry; needs a `draft`. */
  remember?: readonly (keyof V & string)[]
  guard?: Guard
  /** Presses and Enter do nothing. */
  disabled?: boolean
  /** Sends the form again, as it stands then, when the session that broke under it works again. */
  resume?: boolean
}

/** What a field component takes. `onChange` takes a value, or the event of a bare input. */
export interface FieldHandle<T> {
  name: string
  value: T
  error: string | undefined
  onChange(next: T | ChangeEvent<HTMLInputElement>): void
  onBlur(): void
  ref: RefCallback<HTMLElement>
}

/** What every field of one line takes beside its handle; the label has a usual text of its own. */
export interface FieldProps extends FieldHandle<string> {
  label?: string
  hint?: ReactNode
  readOnly?: boolean
  /** What the keyboard's own button says: on to the next field, or done. */
  enterKeyHint?: 'next' | 'send' | 'done' | 'go'
}

const isPassing = <V extends Values>(judged: ReturnType<typeof validate<V>>): boolean =>
  !(judged instanceof Promise) && judged.every(([, verdict]) => verdict === undefined)

/**
 * A form: values, rules, and one request at a time. It says nothing before a field is left with content or
 * the form is sent, moves to the first problem from the top, keeps what was typed through every failure,
 * and holds off a live swap of its remote while something is typed or on its way.
 */
export function useForm<V extends Values>(options: Options<V>) {
  type Name = keyof V & string
  const { initial, rules, answers = {}, secrets = [], remember = [], guard = 'block' } = options
  const t = useFormTexts()
  const element = useRef<HTMLFormElement>(null)
  const resume = useResume()
  const fields = useFormState(initial)
  const { values, dirty, put } = fields
  const problems = useFieldErrors(fields, rules)

  const set = <K extends Name>(name: K, value: V[K]) => {
    put(name, value)
    problems.edited(name)
    edited()
  }
  const textAt = (name: Name): string | undefined => {
    const error = fields.error(name)
    return error && (error.by === 'said' ? error.text : t(error.text as FormText))
  }
  const draft = useDraft<V>({ name: options.draft, values, secrets, remember, put, dirty })

  const field = <K extends Name>(name: K): FieldHandle<V[K]> => ({
    name,
    value: values[name],
    error: textAt(name),
    onChange: (next) => set(name, (typeof next === 'object' ? next.currentTarget.value : next) as V[K]),
    onBlur: () => problems.left(name),
    ref: problems.refOf(name),
  })

  /** Says at a field what the server said of it, empties it if it is a secret, and moves there. */
  const reject = (name: Name, problem: FieldError) => {
    if (secrets.includes(name)) set(name, '' as V[Name])
    problems.reject(name, problem)
  }

  /** Sends the form as its button does. */
  const submit = () => element.current?.requestSubmit()

  const showAtField = async (error: ApiError): Promise<void> => {
    const answer = serverErrorFor(error, answers, Object.keys(initial))
    if (!answer) return
    // A text of the catalogue (spec §8) stays what is read out; other server words give way to those at the field.
    if (answer.says) error.shownAs = errorTextOf(error) ? '' : t(answer.says)
    reject(answer.field, answer.says ?? (await fieldErrorOf(error)))
  }

  const failed = async (error: unknown): Promise<void> => {
    const handled = options.onFailure?.(error) || (options.resume && resume(error, submit))
    const fields = handled ? undefined : showAtField
    const business = isApiError(error) && error.kind === 'business'
    if (business && options.silent) return fields?.(error)
    // A business error is announced whichever view shows it (spec §8).
    const fallback = typeof options.failed === 'function' ? options.failed() : options.failed
    if (fields || business) await reportError(error, { fallback, fields })
  }

  /** Checks some fields as a submit would, for a button that sends only those. True when they may be sent. */
  const check = (...names: Name[]): boolean | Promise<boolean> => {
    const judged = validate(rules, fields.now(), names)
    return judged instanceof Promise ? judged.then(problems.show) : problems.show(judged)
  }

  /** Judges some fields silently, as they are now: whether a button of theirs looks ready. */
  const ready = (...names: Name[]): boolean => isPassing(validate(rules, values, names))

  const { pending, onSubmit, edited } = useSubmit<V>({
    disabled: options.disabled ?? false,
    values: fields.now,
    passes: () => check(...Object.keys(rules)),
    send: options.send,
    sent: () => {
      fields.accept()
      draft.drop()
    },
    failed,
  })
  useSwapGuard(dirty || pending, guard)

  // What the user chose is soon chosen again; what they typed is lost with the page, and Back asks first.
  const typed = (Object.keys(rules) as Name[]).some(
    (name) => typeof values[name] === 'string' && fields.differs(name),
  )
  const form = { ref: element, noValidate: true, onSubmit, [backMark]: typed ? 'unsaved' : undefined }
  return { form, field, values, set, check, ready, reject, submit, focus: problems.focus, pending, dirty }
}
