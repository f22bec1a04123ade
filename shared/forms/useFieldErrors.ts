import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '../platform/listen.ts'
import {
  validate,
  type FieldError,
  type Fields,
  type Rules,
  type ValidationResult,
  type Values,
} from './formState.ts'

function firstOnPage(elements: readonly HTMLElement[]): HTMLElement | undefined {
  return elements.reduce<HTMLElement | undefined>((first, element) => {
    const earlier = first && element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
    return first === undefined || earlier ? element : first
  }, undefined)
}

const releaseEvents = ['pointerup', 'pointercancel'] as const

/**
 * Delays a task until no pointer is down. A field that loses focus because a button is pressed must not show its error
 * at once: the button would move away from under the finger, and the click would be lost.
 */
function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false)

  useEffect(() => {
    const press = () => void (pressed.current = true)
    const release = () => void (pressed.current = false)
    const stops = [listen(window, ['pointerdown'], press, true), listen(window, releaseEvents, release, true)]
    return () => stops.forEach((stop) => stop())
  }, [])

  return useCallback((task) => {
    // On a touch screen, blur comes with the click, after the finger is up: the next task is late enough.
    if (!pressed.current) return void setTimeout(task)
    const stop = listen(window, releaseEvents, () => {
      stop()
      setTimeout(task)
    })
  }, [])
}

/** The errors of the fields: shown, checked again as the user types, and focused. */
export function useFieldErrors<V extends Values>(fields: Fields<V>, rules: Rules<V>) {
  type Name = keyof V & string
  const [elements] = useState(() => new Map<string, HTMLElement>())
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>())
  const afterPress = useAfterPress()

  /** One ref for each field: with a new one at every render, React would detach and attach it at every key. */
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

  const clear = (name: Name) => {
    if (fields.currentError(name)) fields.setError(name, undefined)
  }
  const apply = (result: ValidationResult<V>) => {
    for (const [name, error] of result) {
      if (error) fields.setError(name, { by: 'rule', error })
      else clear(name)
    }
  }

  /** Shows what a validation found and focuses the first error on the page; true when there was none. */
  const show = (result: ValidationResult<V>): boolean => {
    // A screen reader reads the state of a field when focus enters it: the error must be there by then.
    flushSync(() => apply(result))
    const wrong = result.filter(([, error]) => error)
    firstOnPage(wrong.flatMap(([name]) => elements.get(name) ?? []))?.focus()
    return wrong.length === 0
  }

  /** Checks fields again. A value that changes meanwhile keeps its error until its own check. */
  const recheck = async (names: readonly Name[]): Promise<void> => {
    const values = fields.currentValues()
    const pending = validate(rules, values, names)
    if (!(pending instanceof Promise)) return apply(pending)
    const result = await pending
    const now = fields.currentValues()
    apply(result.filter(([name]) => now[name] === values[name]))
  }

  /** To be called after an edit: the server's error no longer holds, and shown errors of rules are checked again. */
  const edited = (name: Name): void => {
    if (fields.currentError(name)?.by === 'server') clear(name)
    const names = Object.keys(rules) as Name[]
    const wrong = names.filter((other) => fields.currentError(other)?.by === 'rule')
    if (wrong.length > 0) void recheck(wrong)
  }

  /** To be called on blur. An empty field shows no error yet, and the server's error stays. */
  const left = (name: Name): void => {
    const value = fields.currentValues()[name]
    const empty = typeof value === 'string' ? value.trim() === '' : !value
    if (!empty && !fields.currentError(name)) afterPress(() => void recheck([name]))
  }

  const focus = (name: Name): void => elements.get(name)?.focus()

  const setError = (name: Name, error: FieldError): void => {
    flushSync(() => fields.setError(name, { by: 'server', error }))
    focus(name)
  }

  return { refOf, show, edited, left, focus, setError }
}
