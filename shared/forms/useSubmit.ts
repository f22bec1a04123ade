import { useEffect, useRef, useState, type FormEvent } from 'react'
import { listen } from '../platform/listen.ts'
import { isSame, type Values } from './formState.ts'

interface Options<V extends Values> {
  disabled: boolean
  values(): V
  /** Checks all fields and shows what is wrong; true when the form may be sent. At once where it can. */
  validate(): boolean | Promise<boolean>
  send(values: V): Promise<void>
  onSent(values: V): void
  onError(error: unknown): Promise<void>
}

// Presses so soon after a success belong to the press that was sent; after the first of them only a burst does.
const samePress = 1000
const burst = 300
// What else a user does than press the form's button: a tap, a key, Esc or Back over a dialog, a step in the history.
const userEvents = ['click', 'keydown', 'cancel', 'popstate'] as const
const submitKeys = new Set(['Enter', ' '])

/** One request at a time: a hundred presses are one request, however the server answers between them. */
export function useSubmit<V extends Values>(options: Options<V>) {
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const sent = useRef<{ values: V; at: number; within: number; form: EventTarget } | undefined>(undefined)

  const isRepeat = (at: number): boolean => {
    const last = sent.current
    if (!last || at - last.at > last.within || !isSame(last.values, options.values())) return false
    last.at = at
    last.within = burst
    return true
  }

  // A press after anything else is meant: a question that was asked and cancelled, for instance.
  useEffect(() => {
    const onUserEvent = (event: Event) => {
      const form = sent.current?.form as Node | undefined
      const key = (event as Partial<KeyboardEvent>).key
      const inside = form !== undefined && event.target instanceof Node && form.contains(event.target)
      if (!inside || (key !== undefined && !submitKeys.has(key))) sent.current = undefined
    }
    return listen(window, userEvents, onUserEvent, true)
  }, [])

  // Everything before the first await happens inside the user's gesture.
  const submit = async (at: number, form: EventTarget): Promise<void> => {
    if (busy.current || isRepeat(at)) return
    busy.current = true
    try {
      const valid = options.validate()
      if (valid === false) return
      setPending(true)
      if (!(await valid)) return
      const values = options.values()
      await options.send(values)
      sent.current = { values, at: performance.now(), within: samePress, form }
      options.onSent(values)
    } catch (error) {
      await options.onError(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React sends a dialog's events on to the form that the dialog is rendered in.
    event.stopPropagation()
    if (!options.disabled) void submit(event.timeStamp, event.currentTarget)
  }

  /** To be called after an edit: the next press is meant, even with the same values. */
  const edited = () => {
    sent.current = undefined
  }
  return { pending, onSubmit, edited }
}
