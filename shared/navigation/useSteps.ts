import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { navigate, useStepData } from '@companion/shared/navigation/router'

/** A flow of steps as pure functions: what comes of an event, and where in the history a step lies. */
export interface Machine<S, E> {
  next(state: S, event: E): S
  placeOf(state: S): number
  /** The state at a history entry that the user came to by Back, Forward or a reload. */
  arriveAt(state: S, place: number): S
  /** Nothing of it may be found again: its entry is replaced, and with it what was typed there. */
  isOver(state: S): boolean
}

interface Entry {
  readonly place: number
}

const placeIn = (data: unknown): number => {
  const { place } = (data ?? {}) as Partial<Entry>
  return typeof place === 'number' && place > 0 ? place : 0
}

// A history that cannot move, as in a copied tab, must not keep the page waiting.
const moveLimit = 1000

/** The address that all steps share. */
export interface Way {
  readonly route: string
  readonly query?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs a flow and keeps the history in step with it: each step forward is an entry, Back is the step before. What
 * memory does not allow, as after a reload, leads back to where it does. `onOver` is called once the entry of what is
 * over was replaced.
 */
export function useSteps<S, E>(machine: Machine<S, E>, initial: S, way: Way, onOver?: () => void) {
  const place = placeIn(useStepData())
  const [state, draw] = useState(initial)
  const now = useRef(state)
  const here = useRef(place)
  const [ready, setReady] = useState(place === machine.placeOf(initial))

  const settle = (next: S) => {
    now.current = next
    draw(next)
    const wanted = machine.placeOf(next)
    const from = here.current
    here.current = wanted
    if (wanted > from)
      navigate(way.route, { query: way.query ?? {}, data: { place: wanted } satisfies Entry })
    if (wanted < from) history.go(wanted - from)
  }
  const arrive = useRef((_at: number): void => {})
  useLayoutEffect(() => {
    arrive.current = (at) => {
      here.current = at
      if (machine.placeOf(now.current) !== at) settle(machine.arriveAt(now.current, at))
      else setReady(true)
      if (!machine.isOver(now.current) || machine.placeOf(now.current) !== at) return
      navigate(way.route, { query: way.query ?? {}, replace: true })
      onOver?.()
    }
  })
  useEffect(() => arrive.current(place), [place])
  useEffect(() => {
    if (ready) return
    const timer = setTimeout(() => setReady(true), moveLimit)
    return () => clearTimeout(timer)
  }, [ready])

  return {
    state,
    /** False after a reload in mid-flow, until the entry is reached whose drafts belong to the first step. */
    ready,
    /** The state of this moment, ahead of the next drawing. */
    now: (): S => now.current,
    /** Takes an event. The page shows what comes of it when this returns, so that focus can move within the tap. */
    tell: (event: E): void => {
      const next = machine.next(now.current, event)
      if (next !== now.current) flushSync(() => settle(next))
    },
  }
}
