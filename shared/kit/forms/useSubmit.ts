import { useEffect, useRef, useState, type FormEvent } from 'react'
import { listen } from '../platform/listen.ts'
import { isSame, type Values } from './formState.ts'

interface Options<V extends Values> {
  disabled: boolean
  values(): V
  /** Validates all fields and shows their errors. Returns synchronously when no rule is asynchronous. */
  validate(): boolean | Promise<boolean>
  send(values: V): Promise<void>
  onSent(values: V): void
  onError(error: unknown): Promise<void>
}

// In milliseconds. A press within `samePress` of a success is a repeat. So is one within `burst` of a repeat.
const samePress = 1000
const burst = 300
// Input other than pressing the form's button: a tap, a key, Esc or Back in a dialog, a step in the history.
const userEvents = ['click', 'keydown', 'cancel', 'popstate'] as const
const submitKeys = new Set(['Enter', ' '])

/**
 * Sends one request at a time. Repeated presses send no second request, even if they come after the response.
 */
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

  // After other input, for example in a cancelled dialog, a press is intended, so it isn't a repeat.
  useEffect(() => {
    const onUserEvent = (event: Event) => {
      const form = sent.current?.form as Node | undefined
      const key = (event as Partial<KeyboardEvent>).key
      const inside = form !== undefined && event.target instanceof Node && form.contains(event.target)
      if (!inside || (key !== undefined && !submitKeys.has(key))) sent.current = undefined
    }
    return listen(window, userEvents, onUserEvent, true)
  }, [])

  // Validation must start before the first await, because it moves the focus within the user's gesture.
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
    // React bubbles a dialog's submit to the form that renders the dialog, which would be submitted too.
    event.stopPropagation()
    if (!options.disabled) void submit(event.timeStamp, event.currentTarget)
  }

  /** Call it after an edit. The next press is then intended, even if the values are the same again. */
  const edited = () => {
    sent.current = undefined
  }
  return { pending, onSubmit, edited }
}
