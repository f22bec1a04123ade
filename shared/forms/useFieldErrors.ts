import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react'
import { flushSync } from 'react-dom'
import type { Fields, ShownError } from './formState.ts'
import { validate, type FieldError, type Rules, type Values, type ValidationResult } from './validate.ts'

/** The first of some elements as the page shows them, whatever order they were declared in. */
function firstShown(elements: readonly HTMLElement[]): HTMLElement | undefined {
  return elements.reduce<HTMLElement | undefined>((first, element) => {
    const earlier = first && element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
    return first === undefined || earlier ? element : first
  }, undefined)
}

const ends = ['pointerup', 'pointercancel'] as const

/**
 * Puts a task off until no press is under way. A field that is left by pressing a button must not show its
 * error at once: the button would move away from under the finger, and the click be lost.
 */
function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false)

  useEffect(() => {
    const press = () => void (pressed.current = true)
    const release = () => void (pressed.current = false)
    window.addEventListener('pointerdown', press, true)
    for (const end of ends) window.addEventListener(end, release, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      for (const end of ends) window.removeEventListener(end, release, true)
    }
  }, [])

  return useCallback((task) => {
    // On a touch screen the blur comes with the click, after the finger is up: the next task is late enough.
    const soon = () => {
      for (const end of ends) window.removeEventListener(end, soon)
      setTimeout(task)
    }
    if (!pressed.current) return soon()
    for (const end of ends) window.addEventListener(end, soon)
  }, [])
}

const shownErrorOf = (problem: FieldError, by: ShownError['by']): ShownError =>
  typeof problem === 'object' ? { by: 'said', text: problem.said } : { by, text: problem }

/** What is wrong with the fields: verdicts are shown, kept up to date and focused. */
export function useFieldErrors<V extends Values>(fields: Fields<V>, rules: Rules<V>) {
  type Name = keyof V & string
  const [elements] = useState(() => new Map<string, HTMLElement>())
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>())
  const afterPress = useAfterPress()

  /** A steady ref for a field, so that React does not take it off and on at every key. */
  const refOf = (name: Name): RefCallback<HTMLElement> => {
    const known = refs.current.get(name)
    if (known) return known
    const ref = (element: HTMLElement | null) => {
      if (element) elements.set(name, element)
      else elements.delete(name)
    }
    refs.current.set(name, ref)
    return ref
  }

  const drop = (name: Name) => {
    if (fields.errorNow(name)) fields.mark(name, undefined)
  }
  const apply = (verdicts: ValidationResult<V>) => {
    for (const [name, verdict] of verdicts) {
      if (verdict) fields.mark(name, shownErrorOf(verdict, 'rule'))
      else drop(name)
    }
  }

  /** Shows verdicts and moves to the first problem on the page; true when there was none. */
  const show = (verdicts: ValidationResult<V>): boolean => {
    // A screen reader reads the state of a field when focus enters it: the error must be there by then.
    flushSync(() => apply(verdicts))
    const wrong = verdicts.filter(([, verdict]) => verdict)
    firstShown(wrong.flatMap(([name]) => elements.get(name) ?? []))?.focus()
    return wrong.length === 0
  }

  /** Judges again. A value that changed meanwhile waits for its own verdict. */
  const review = async (names: readonly Name[]): Promise<void> => {
    const values = fields.now()
    const judged = validate(rules, values, names)
    if (!(judged instanceof Promise)) return apply(judged)
    const verdicts = await judged
    const now = fields.now()
    apply(verdicts.filter(([name]) => now[name] === values[name]))
  }

  /** A field was edited: the server's error no longer holds, and our own rules judge again everywhere. */
  const edited = (name: Name): void => {
    if (fields.errorNow(name)?.by !== 'rule') drop(name)
    const marked = (Object.keys(rules) as Name[]).filter((other) => fields.errorNow(other)?.by === 'rule')
    if (marked.length > 0) void review(marked)
  }

  /** A field was left. Nothing is said of an empty one, nor against the server. */
  const left = (name: Name): void => {
    const value = fields.now()[name]
    const empty = typeof value === 'string' ? value.trim() === '' : !value
    if (!empty && !fields.errorNow(name)) afterPress(() => void review([name]))
  }

  /** Moves to a field; inside a gesture it opens the keyboard. */
  const focus = (name: Name): void => elements.get(name)?.focus()

  /** Puts the server's verdict at a field and moves there. */
  const reject = (name: Name, problem: FieldError): void => {
    flushSync(() => fields.mark(name, shownErrorOf(problem, 'answer')))
    focus(name)
  }

  return { refOf, show, edited, left, focus, reject }
}
