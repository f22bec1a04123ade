import { useRef, useState, type ChangeEvent, type FormEvent, type RefCallback } from 'react'
import {
  useForm as useHookForm,
  useWatch,
  type DefaultValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import { useSwapGuard, type Guard } from '@companion/shared/swap/guard'
import { showToast } from '@companion/shared/toasts/queue'
import { isApiFailure } from '../http/failure.ts'
import { useFormTexts, type FormText } from '../texts/forms/texts.ts'
import { answerOf, toastFor, type Answers } from './answers.ts'
import { useProblems } from './useProblems.ts'
import { judge, type Problem, type Rules, type Values } from './verdicts.ts'

interface Options<V extends Values> {
  /** What the fields hold at first. May change when data arrives: fields the user has edited keep theirs. */
  initial: V
  rules: Rules<V>
  /** Sends the values. Whatever it rejects with becomes words here: at a field (`answers`), else in a toast. */
  send(values: V): Promise<void>
  answers?: Answers<V>
  /** Fields that are emptied when the server blames them, and only then. */
  secrets?: readonly (keyof V & string)[]
  /** The toast of a failure that comes without words. */
  failed?: FormText
  /** Sees every failure first; true means it was dealt with. */
  onFailure?(failure: unknown): boolean
  guard?: Guard
}

/** What a field component takes. `onChange` takes a value, or the event of a bare input. */
export interface FieldDoor<T> {
  name: string
  value: T
  error: string | undefined
  onChange(next: T | ChangeEvent<HTMLInputElement>): void
  onBlur(): void
  ref: RefCallback<HTMLElement>
}

// Taps that follow a success this closely are the same press, still coming.
const sameTap = 1000

const sameValues = (one: Values, other: Values) => Object.keys(one).every((name) => one[name] === other[name])

/**
 * A form: values, rules, and one request at a time. It says nothing before a field is left with content or
 * the form is sent, moves to the first problem from the top, keeps what was typed through every failure,
 * and holds off a live swap of its remote while something is typed or on its way.
 */
export function useForm<V extends Values>(options: Options<V>) {
  type Name = keyof V & string
  const { initial, rules, answers = {}, secrets = [], failed = 'modifyFailed', guard = 'block' } = options
  const t = useFormTexts()
  const hook = useHookForm<V>({
    defaultValues: initial as DefaultValues<V>,
    values: initial,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const values = useWatch({ control: hook.control }) as V
  const { isDirty } = hook.formState
  const problems = useProblems(hook, rules, t)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const sent = useRef<{ values: V; at: number } | undefined>(undefined)
  useSwapGuard(isDirty || pending, guard)

  const set = <K extends Name>(name: K, value: V[K]) => {
    hook.setValue(name as string as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
    problems.edited(name)
  }

  const field = <K extends Name>(name: K): FieldDoor<V[K]> => ({
    name,
    value: values[name],
    error: problems.textAt(name),
    onChange: (next) => set(name, (typeof next === 'object' ? next.currentTarget.value : next) as V[K]),
    onBlur: () => problems.left(name),
    ref: problems.place(name),
  })

  /** Says at a field what the server said of it, empties it if it is a secret, and moves there. */
  const reject = (name: Name, problem: Problem) => {
    if (secrets.includes(name)) set(name, '' as V[Name])
    problems.blame(name, problem)
  }

  const report = (failure: unknown) => {
    if (options.onFailure?.(failure)) return
    const answer = answerOf(failure, answers, Object.keys(initial))
    if (answer) return reject(answer.field, answer.problem)
    const text = toastFor(failure, failed)
    if (text) showToast({ text: t(text), tone: 'danger' })
    if (!isApiFailure(failure)) console.error(failure)
  }

  /** Checks some fields as a submit would, for a button that sends only those. True when they may be sent. */
  const check = async (...names: Name[]): Promise<boolean> => {
    const judged = judge(rules, hook.getValues(), names)
    return !problems.show(judged instanceof Promise ? await judged : judged)
  }

  const isEcho = (at: number): boolean => {
    const last = sent.current
    if (!last || at - last.at > sameTap || !sameValues(last.values, hook.getValues())) return false
    last.at = at
    return true
  }

  /** One submit. Everything before the first await happens inside the user's gesture. */
  const submit = async (at: number): Promise<void> => {
    if (busy.current || isEcho(at)) return
    busy.current = true
    try {
      const judged = judge(rules, hook.getValues(), Object.keys(rules))
      if (judged instanceof Promise) setPending(true)
      if (problems.show(judged instanceof Promise ? await judged : judged)) return
      setPending(true)
      const going = { ...hook.getValues() }
      await options.send(going)
      sent.current = { values: going, at: performance.now() }
      hook.reset(hook.getValues(), { keepValues: true })
    } catch (failure) {
      report(failure)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const form = {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      // A form inside a dialog is a child in React's tree, though not on the page.
      event.stopPropagation()
      void submit(event.timeStamp)
    },
  }

  return { form, field, values, set, check, reject, pending, dirty: isDirty }
}
