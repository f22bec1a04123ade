import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../hooks/useHydrated.ts'
import { navigate, useStepData } from '@companion/shared/navigation/router'

/** A flow of steps, as pure functions. */
interface StepMachine<S, E> {
  next(state: S, event: E): S
  /** Returns the index of the history entry that shows the state. The flow's first entry is 0. */
  historyIndexOf(state: S): number
  /** Returns the state at an entry after Back, Forward or a reload. `data` is from `historyState`. */
  restoreAt(state: S, index: number, data: unknown): S
  /** Returns the data for a step's history entry. It survives reloads, so it must not be secret. */
  historyState?(state: S): object
  /** Whether the state is the last one. Its entry is then replaced by one without the flow's data. */
  isFinal(state: S): boolean
}

const indexIn = (data: unknown): number => {
  const { index } = (data ?? {}) as { readonly index?: unknown }
  return typeof index === 'number' && index > 0 ? index : 0
}

export interface FlowAddress {
  readonly route: string
  readonly query?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs a flow with a history entry per step. At an entry whose state doesn't exist any more, as after a
 * reload, goes back to the last entry with a state. `onFinal` is called after the final entry was replaced.
 */
export function useSteps<S, E>(
  machine: StepMachine<S, E>,
  initial: S,
  { route, query = {} }: FlowAddress,
  onFinal?: () => void,
) {
  const data = useStepData()
  const index = indexIn(data)
  const [state, setState] = useState(initial)
  const current = useRef(state)
  const shown = useRef(index)
  const mounted = useRef(false)
  const hydrated = useHydrated()
  const hydrating = useRef(!hydrated)
  const [ready, setReady] = useState(index === machine.historyIndexOf(initial))

  const show = (next: S) => {
    current.current = next
    setState(next)
    const from = shown.current
    const to = machine.historyIndexOf(next)
    // If the user has left the screen, the current history entry belongs to another screen.
    if (to === from || !mounted.current) return
    shown.current = to
    if (to > from) navigate(route, { query, data: { ...machine.historyState?.(next), index: to } })
    else void navigate.back({ steps: from - to }).then(() => setReady(true))
  }
  const arrive = useRef((): void => {})
  useLayoutEffect(() => {
    arrive.current = () => {
      shown.current = index
      if (machine.historyIndexOf(current.current) !== index) {
        const next = machine.restoreAt(current.current, index, data)
        if (machine.historyIndexOf(next) === index) setReady(true)
        // The prerendered first step was hydrated at another step's entry, so it's hidden for now.
        else if (hydrating.current) setReady(false)
        show(next)
      } else setReady(true)
      if (!machine.isFinal(current.current) || machine.historyIndexOf(current.current) !== index) return
      navigate(route, { query, replace: true })
      onFinal?.()
    }
  })
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  useEffect(() => arrive.current(), [index])
  useEffect(() => {
    if (hydrated) hydrating.current = false
  }, [hydrated])

  return {
    state,
    /** False after a reload in a later step, until the history is back at the first step's entry. */
    ready,
    /** Returns the current state, even if it isn't rendered yet. */
    current: (): S => current.current,
    /** Handles an event and renders synchronously, so that focus can move within the user's gesture. */
    dispatch: (event: E): void => {
      const next = machine.next(current.current, event)
      if (next !== current.current) flushSync(() => show(next))
    },
  }
}
