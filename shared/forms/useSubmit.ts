import { useRef, useState, type FormEvent } from 'react'
import type { Values } from './verdicts.ts'

interface Steps<V extends Values> {
  values(): V
  /** Judges all fields and shows what is wrong; true when the form may be sent. At once where it can. */
  passes(): boolean | Promise<boolean>
  send(values: V): Promise<void>
  sent(values: V): void
  failed(failure: unknown): Promise<void>
}

// Taps that follow a success this closely are the same press, still coming.
const sameTap = 1000

const sameValues = (one: Values, other: Values) => Object.keys(one).every((name) => one[name] === other[name])

/** One request at a time: a hundred presses, however the server answers between them, are one. */
export function useSubmit<V extends Values>(steps: Steps<V>) {
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const done = useRef<{ values: V; at: number } | undefined>(undefined)

  const isEcho = (at: number): boolean => {
    const last = done.current
    if (!last || at - last.at > sameTap || !sameValues(last.values, steps.values())) return false
    last.at = at
    return true
  }

  // Everything before the first await happens inside the user's gesture.
  const submit = async (at: number): Promise<void> => {
    if (busy.current || isEcho(at)) return
    busy.current = true
    try {
      const passes = steps.passes()
      if (passes === false) return
      setPending(true)
      if (!(await passes)) return
      const values = steps.values()
      await steps.send(values)
      done.current = { values, at: performance.now() }
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
    void submit(event.timeStamp)
  }

  /** What comes after an edit is no echo of the last press, even with the same values. */
  const edited = () => {
    done.current = undefined
  }
  return { pending, onSubmit, edited }
}
