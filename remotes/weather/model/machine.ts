import type { Weather } from '../endpoints.ts'
import type { Fix } from './position.ts'
import {
  firstState,
  type Call,
  type Effect,
  type Event,
  type Snapshot,
  type Failure,
  type State,
  type PositionFailure,
} from './state.ts'
import { step } from './step.ts'

export type Position = Fix | Exclude<PositionFailure, 'absent'>
export type Answer =
  | { readonly weather: Weather }
  | { readonly why: Failure; readonly waitMs?: number | undefined }
/** Events that come from the page or the app. */
export type PageEvent = 'resume' | 'allowed' | 'online'

/** The machine's dependencies. Their promises never reject. */
export interface WeatherDeps {
  now(): number
  after(ms: number, act: () => void): () => void
  /** Time limit for a position, in milliseconds. It's null if no position can be requested. */
  readonly locateTimeout: number | null
  /** Resolves with the position or the reason for its absence. Can resolve late, or stay pending. */
  locate(signal: AbortSignal): Promise<Position>
  fetch(call: Call, signal: AbortSignal): Promise<Answer>
  watch(notify: (event: PageEvent) => void): () => void
  /** Functions that open the system settings, by the reason of a missing position. Some apps have none. */
  readonly settings: Settings
}

export type Settings = { readonly [why in PositionFailure]?: () => void }

export interface WeatherMachine {
  read(): State
  send(event: Event): void
  subscribe(listener: () => void): () => void
  /** Starts the machine and returns a function that stops it. A stopped machine can be started again. */
  open(): () => void
}

// Extra milliseconds for timers. They can fire early, and then the state wouldn't have changed yet.
const slack = 25

/**
 * Creates the machine around the reducer `step`. It runs the reducer's effects and dispatches their results.
 */
export function createWeatherMachine(deps: WeatherDeps, snapshot: Snapshot): WeatherMachine {
  const first = (from: Snapshot) => firstState(from, deps.locateTimeout !== null)
  let state = first(snapshot)
  let isOpen = false
  let search = new AbortController()
  const calls = new Map<number, AbortController>()
  const timers = new Set<() => void>()
  const listeners = new Set<() => void>()

  const after = (ms: number, act: () => void) => {
    const cancel = deps.after(ms, () => {
      timers.delete(cancel)
      act()
    })
    timers.add(cancel)
  }

  const locate = async (round: number) => {
    search.abort()
    const controller = (search = new AbortController())
    after(deps.locateTimeout ?? 0, () => send({ type: 'overdue', round }))
    const position = await deps.locate(controller.signal)
    if (controller.signal.aborted) return
    if (typeof position === 'string') send({ type: 'missed', round, why: position })
    else send({ type: 'found', round, fix: position })
  }

  const fetch = async (call: Call) => {
    const { id } = call
    const controller = new AbortController()
    calls.set(id, controller)
    const answer = await deps.fetch(call, controller.signal)
    if (controller.signal.aborted) return
    if ('weather' in answer) send({ type: 'reply', id, weather: answer.weather })
    else send({ type: 'fail', id, ...answer })
  }

  const run = (effect: Effect) => {
    if (effect.type === 'locate') void locate(effect.round)
    else if (effect.type === 'fetch') void fetch(effect.call)
    else after(effect.ms + slack, () => send({ type: 'wake' }))
  }

  const send = (event: Event) => {
    if (!isOpen) return
    const [next, effects] = step(state, event, deps.now())
    state = next
    for (const [id, controller] of calls) {
      if (next.calls.some((call) => call.id === id)) continue
      calls.delete(id)
      controller.abort()
    }
    effects.forEach(run)
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      isOpen = true
      state = first(state)
      send({ type: 'start' })
      const unwatch = deps.watch((type) => send({ type }))
      return () => {
        isOpen = false
        unwatch()
        search.abort()
        for (const controller of calls.values()) controller.abort()
        for (const cancel of timers) cancel()
        calls.clear()
        timers.clear()
      }
    },
  }
}
