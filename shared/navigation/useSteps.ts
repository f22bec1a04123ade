import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { navigate, useStepData } from '@companion/shared/navigation/router'

/** A flow of steps as pure functions: what comes of an event, and which history entry shows a step. */
interface StepMachine<S, E> {
  next(state: S, event: E): S
  /** Index of the history entry that shows the state, 0 for the flow's first. */
  entryOf(state: S): number
  /** The state at an entry that the user reached by Back, Forward or a reload; `data` is what `entryData` kept there. */
  atEntry(state: S, index: number, data: unknown): S
  /** Kept with a step's entry through reloads. Never a secret. */
  entryData?(state: S): object
  /** True at the end: its entry is replaced, and what was typed there is gone. */
  isOver(state: S): boolean
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
 * Runs a flow with a history entry for each step. An entry whose state is not in memory, as after a reload, leads back
 * to one whose state is. `onOver` is called once the last state's entry was replaced.
 */
export function useSteps<S, E>(
  machine: StepMachine<S, E>,
  initial: S,
  { route, query = {} }: FlowAddress,
  onOver?: () => void,
) {
  const data = useStepData()
  const index = indexIn(data)
  const [state, setState] = useState(initial)
  const current = useRef(state)
  const shown = useRef(index)
  const mounted = useRef(false)
  const [ready, setReady] = useState(index === machine.entryOf(initial))

  const show = (next: S) => {
    current.current = next
    setState(next)
    const from = shown.current
    const to = machine.entryOf(next)
    // The user has left: the history is another screen's.
    if (to === from || !mounted.current) return
    shown.current = to
    if (to > from) navigate(route, { query, data: { ...machine.entryData?.(next), index: to } })
    else void navigate.back({ steps: from - to }).then(() => setReady(true))
  }
  const arrive = useRef((): void => {})
  useLayoutEffect(() => {
    arrive.current = () => {
      shown.current = index
      if (machine.entryOf(current.current) !== index) show(machine.atEntry(current.current, index, data))
      else setReady(true)
      if (!machine.isOver(current.current) || machine.entryOf(current.current) !== index) return
      navigate(route, { query, replace: true })
      onOver?.()
    }
  })
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  useEffect(() => arrive.current(), [index])

  return {
    state,
    /** False after a reload in mid-flow, until the entry is reached whose drafts belong to the first step. */
    ready,
    /** The state of this moment, ahead of the next render. */
    current: (): S => current.current,
    /** Takes an event. The page shows the next state when this returns, so that focus can move within the tap. */
    dispatch: (event: E): void => {
      const next = machine.next(current.current, event)
      if (next !== current.current) flushSync(() => show(next))
    },
  }
}
