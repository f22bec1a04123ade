import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Values } from './validate.ts'

interface Steps<V extends Values> {
  disabled: boolean
  values(): V
  /** Judges all fields and shows what is wrong; true when the form may be sent. At once where it can. */
  passes(): boolean | Promise<boolean>
  send(values: V): Promise<void>
  sent(values: V): void
  failed(failure: unknown): Promise<void>
}

// Taps that follow a success this closely are the same press, still coming; after the first of them only a burst is.
const sameTap = 1000
const burst = 300
// What a user does beside pressing a form's button: a tap, a key, Esc or Back over a dialog, a step in the history.
const acts = ['click', 'keydown', 'cancel', 'popstate'] as const
const presses = new Set(['Enter', ' '])

const sameValues = (one: Values, other: Values) => Object.keys(one).every((name) => one[name] === other[name])

/** One request at a time: a hundred presses, however the server answers between them, are one. */
export function useSubmit<V extends Values>(steps: Steps<V>) {
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const done = useRef<{ values: V; at: number; within: number; form: EventTarget } | undefined>(undefined)

  const isEcho = (at: number): boolean => {
    const last = done.current
    if (!last || at - last.at > last.within || !sameValues(last.values, steps.values())) return false
    last.at = at
    last.within = burst
    return true
  }

  // Who has done something else since, and presses again, means it: a question that was asked and cancelled.
  useEffect(() => {
    const look = (event: Event) => {
      const form = done.current?.form as Node | undefined
      const key = (event as Partial<KeyboardEvent>).key
      const inside = form !== undefined && event.target instanceof Node && form.contains(event.target)
      if (!inside || (key !== undefined && !presses.has(key))) done.current = undefined
    }
    for (const act of acts) addEventListener(act, look, true)
    return () => {
      for (const act of acts) removeEventListener(act, look, true)
    }
  }, [])

  // Everything before the first await happens inside the user's gesture.
  const submit = async (at: number, form: EventTarget): Promise<void> => {
    if (busy.current || isEcho(at)) return
    busy.current = true
    try {
      const passes = steps.passes()
      if (passes === false) return
      setPending(true)
      if (!(await passes)) return
      const values = steps.values()
      await steps.send(values)
      done.current = { values, at: performance.now(), within: sameTap, form }
      steps.sent(values)
    } catch (failure) {
      await steps.failed(failure)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a dialog is a child in React's tree, though not on the page.
    event.stopPropagation()
    if (!steps.disabled) void submit(event.timeStamp, event.currentTarget)
  }

  /** What comes after an edit is no echo of the last press, even with the same values. */
  const edited = () => {
    done.current = undefined
  }
  return { pending, onSubmit, edited }
}
