import { useRef, useState, type RefCallback } from 'react'
import { flushSync } from 'react-dom'
import type { Path, UseFormReturn } from 'react-hook-form'
import type { Translate } from '../texts/createTexts.ts'
import type { FormText } from '../texts/forms/texts.ts'
import { firstShown } from './firstShown.ts'
import { useAfterPress } from './useAfterPress.ts'
import { judge, type Problem, type Rules, type Values, type Verdicts } from './verdicts.ts'

// How the form library keeps a problem: whose it is, and its key, or the server's words themselves.
type Kind = 'rule' | 'answer' | 'said'

/** Where fields stand and what is wrong with them: verdicts are shown, kept up to date and focused here. */
export function useProblems<V extends Values>(
  hook: UseFormReturn<V>,
  rules: Rules<V>,
  t: Translate<FormText>,
) {
  type Name = keyof V & string
  const { errors } = hook.formState
  const [places] = useState(() => new Map<string, HTMLElement>())
  const afterPress = useAfterPress()
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>())

  /** A steady ref for a field, so that React does not take it off and on at every key. */
  const place = (name: Name): RefCallback<HTMLElement> => {
    const known = refs.current.get(name)
    if (known) return known
    const ref = (element: HTMLElement | null) => {
      if (element) places.set(name, element)
      else places.delete(name)
    }
    refs.current.set(name, ref)
    return ref
  }

  const kindOf = (name: Name) => hook.getFieldState(name as string as Path<V>).error?.type as Kind | undefined
  const put = (name: Name, kind: Kind, message: string) =>
    hook.setError(name as string as Path<V>, { type: kind, message })
  const drop = (name: Name) => kindOf(name) && hook.clearErrors(name as string as Path<V>)

  const putProblem = (name: Name, problem: Problem, kind: Kind) =>
    typeof problem === 'object' ? put(name, 'said', problem.said) : put(name, kind, problem)

  const apply = (verdicts: Verdicts<V>) => {
    for (const [name, verdict] of verdicts) {
      if (verdict) putProblem(name, verdict, 'rule')
      else drop(name)
    }
  }

  /** Shows verdicts and moves to the first problem on the page; true when there was none. */
  const show = (verdicts: Verdicts<V>): boolean => {
    // A screen reader reads the state of a field when focus enters it: the error must be there by then.
    flushSync(() => apply(verdicts))
    const wrong = verdicts.filter(([, verdict]) => verdict)
    firstShown(wrong.flatMap(([name]) => places.get(name) ?? []))?.focus()
    return wrong.length === 0
  }

  /** Judges again what is already marked wrong. A value that changed meanwhile waits for its own verdict. */
  const review = async (names: readonly Name[]): Promise<void> => {
    const values = hook.getValues()
    const judged = judge(rules, values, names)
    if (!(judged instanceof Promise)) return apply(judged)
    const verdicts = await judged
    const now = hook.getValues()
    apply(verdicts.filter(([name]) => now[name] === values[name]))
  }

  /** A field was edited: the server's word no longer holds, and our own is judged again everywhere. */
  const edited = (name: Name): void => {
    if (kindOf(name) !== 'rule') drop(name)
    const marked = (Object.keys(rules) as Name[]).filter((other) => kindOf(other) === 'rule')
    if (marked.length > 0) void review(marked)
  }

  /** A field was left. Nothing is said of an empty one, nor against the server. */
  const left = (name: Name): void => {
    const value = hook.getValues(name as string as Path<V>) as string | boolean
    const empty = typeof value === 'string' ? value.trim() === '' : !value
    if (!empty && kindOf(name) === undefined) afterPress(() => void review([name]))
  }

  /** Moves to a field; inside a gesture it opens the keyboard. */
  const focus = (name: Name): void => places.get(name)?.focus()

  /** Puts the server's verdict at a field and moves there. */
  const blame = (name: Name, problem: Problem): void => {
    flushSync(() => putProblem(name, problem, 'answer'))
    focus(name)
  }

  const textAt = (name: Name): string | undefined => {
    const error = errors[name]
    const message = error?.message as string | undefined
    return message === undefined || error?.type === 'said' ? message : t(message as FormText)
  }

  return { place, show, edited, left, focus, blame, textAt }
}
