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

/**
 * Returns a value from before hydration: typed, autofilled or checked. Undefined if the user changed nothing.
 */
function earlyValue(field: HTMLElement): string | boolean | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined
  const { type, checked, defaultChecked, value, defaultValue } = field
  if (type === 'checkbox') return checked === defaultChecked ? undefined : checked
  return value === defaultValue ? undefined : value
}

const releaseEvents = ['pointerup', 'pointercancel'] as const

/**
 * Delays a task until no pointer is down. If a field showed its error while the user is pressing a button,
 * the error would move the button away and there would be no click.
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
    // On touch screens, blur comes with the click, after pointerup, so the next task is late enough.
    if (!pressed.current) return void setTimeout(task)
    const stop = listen(window, releaseEvents, () => {
      stop()
      setTimeout(task)
    })
  }, [])
}

/** Shows, rechecks and focuses the errors of fields. */
export function useFieldErrors<V extends Values>(fields: Fields<V>, rules: Rules<V>) {
  type Name = keyof V & string
  const [elements] = useState(() => new Map<string, HTMLElement>())
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>())
  const afterPress = useAfterPress()

  /** Returns the same ref on each render. Otherwise React would detach and attach it on each key press. */
  const refOf = (name: Name): RefCallback<HTMLElement> => {
    const known = refs.current.get(name)
    if (known) return known
    const ref = (element: HTMLElement | null) => {
      if (!element) return void elements.delete(name)
      elements.set(name, element)
      // React keeps an early value during hydration, but the next render would overwrite it.
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

  /**
   * Shows the errors of a validation and focuses the first one on the page. Returns true if there are none.
   */
  const show = (result: ValidationResult<V>): boolean => {
    // Screen readers read a field's error when it gets the focus, so the error must be rendered before.
    flushSync(() => apply(result))
    const wrong = result.filter(([, error]) => error)
    firstOnPage(wrong.flatMap(([name]) => elements.get(name) ?? []))?.focus()
    return wrong.length === 0
  }

  /**
   * Rechecks fields. If a value changes during the check, its error stays until the check of the new value.
   */
  const recheck = async (names: readonly Name[]): Promise<void> => {
    const values = fields.currentValues()
    const pending = validate(rules, values, names)
    if (!(pending instanceof Promise)) return apply(pending)
    const result = await pending
    const now = fields.currentValues()
    apply(result.filter(([name]) => now[name] === values[name]))
  }

  /** Call it after an edit. Clears the field's server error and rechecks the fields that show an error. */
  const edited = (name: Name): void => {
    if (fields.currentError(name)?.source === 'server') clear(name)
    const names = Object.keys(rules) as Name[]
    const wrong = names.filter((other) => fields.currentError(other)?.source === 'rule')
    if (wrong.length > 0) void recheck(wrong)
  }

  /** Call it on blur. Checks the field unless it's empty or already shows an error. */
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
