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

/** A value from before hydration: typed, autofilled or checked. */
function earlyValue(field: HTMLElement): string | boolean | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined
  const { type, checked, defaultChecked, value, defaultValue } = field
  if (type === 'checkbox') return checked === defaultChecked ? undefined : checked
  return value === defaultValue ? undefined : value
}

const releaseEvents = ['pointerup', 'pointercancel'] as const

/**
 * Delays a task until no pointer is down. If a field showed its error while a button is being pressed, the button
 * would move and the click would be lost.
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
    // On touch screens, blur comes with the click, after pointerup: the next task is late enough.
    if (!pressed.current) return void setTimeout(task)
    const stop = listen(window, releaseEvents, () => {
      stop()
      setTimeout(task)
    })
  }, [])
}

/** Shows, rechecks and focuses the errors of the fields. */
export function useFieldErrors<V extends Values>(fields: Fields<V>, rules: Rules<V>) {
  type Name = keyof V & string
  const [elements] = useState(() => new Map<string, HTMLElement>())
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>())
  const afterPress = useAfterPress()

  /** A stable ref per field: with a new one per render, React would detach and attach it on every key. */
  const refOf = (name: Name): RefCallback<HTMLElement> => {
    const known = refs.current.get(name)
    if (known) return known
    const ref = (element: HTMLElement | null) => {
      if (!element) return void elements.delete(name)
      elements.set(name, element)
      // React keeps it during hydration, but the next render would clear the field.
      const early = earlyValue(element)
      if (early !== undefined) fields.setValue(name, early as V[Name])
    }
    refs.current.set(name, ref)
    return ref
  }

  const clear = (name: Name) => {
    if (fields.currentError(name)) fields.setError(name, undefined)
  }
  const apply = (result: ValidationResult<V>) => {
    for (const [name, error] of result) {
      if (error) fields.setError(name, { source: 'rule', error })
      else clear(name)
    }
  }

  /** Shows a validation's errors and focuses the first one on the page; true if there are none. */
  const show = (result: ValidationResult<V>): boolean => {
    // Screen readers read a field's state on focus: the error must be rendered by then.
    flushSync(() => apply(result))
    const wrong = result.filter(([, error]) => error)
    firstOnPage(wrong.flatMap(([name]) => elements.get(name) ?? []))?.focus()
    return wrong.length === 0
  }

  /** Rechecks fields. A value that changes meanwhile keeps its error until its own check. */
  const recheck = async (names: readonly Name[]): Promise<void> => {
    const values = fields.currentValues()
    const pending = validate(rules, values, names)
    if (!(pending instanceof Promise)) return apply(pending)
    const result = await pending
    const now = fields.currentValues()
    apply(result.filter(([name]) => now[name] === values[name]))
  }

  /** Call it after an edit: clears the field's server error and rechecks visible errors. */
  const edited = (name: Name): void => {
    if (fields.currentError(name)?.source === 'server') clear(name)
    const names = Object.keys(rules) as Name[]
    const wrong = names.filter((other) => fields.currentError(other)?.source === 'rule')
    if (wrong.length > 0) void recheck(wrong)
  }

  /** Call it on blur. An empty field shows no error yet, and a server error stays. */
  const left = (name: Name): void => {
    const value = fields.currentValues()[name]
    const empty = typeof value === 'string' ? value.trim() === '' : !value
    if (!empty && !fields.currentError(name)) afterPress(() => void recheck([name]))
  }

  const focus = (name: Name): void => elements.get(name)?.focus()

  const setError = (name: Name, error: FieldError): void => {
    flushSync(() => fields.setError(name, { source: 'server', error }))
    focus(name)
  }

  return { refOf, show, edited, left, focus, setError }
}
