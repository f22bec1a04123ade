import type { Weather } from '@companion/shared/http/shapes/weather'
import type { Fix } from './position.ts'
import {
  firstState,
  type Call,
  type Effect,
  type Event,
  type Kept,
  type Lost,
  type State,
  type Trouble,
} from './state.ts'
import { step } from './step.ts'

export type Position = Fix | Exclude<Trouble, 'absent'>
export type Answer =
  | { readonly weather: Weather }
  | { readonly why: Lost; readonly waitMs?: number | undefined }
/** What the world may tell by itself. */
export type News = 'resume' | 'allowed' | 'online' | 'offline'

/** Everything outside this screen that it needs; none of it rejects. */
export interface WeatherDeps {
  now(): number
  after(ms: number, act: () => void): () => void
  online(): boolean
  /** How long a position may take, in milliseconds; null where none can be asked for. */
  readonly patience: number | null
  /** The position, or why there is none. May answer late, or never: the desk has its own watchdog. */
  locate(signal: AbortSignal): Promise<Position>
  fetch(call: Call, signal: AbortSignal): Promise<Answer>
  watch(tell: (news: News) => void): () => void
  /** Opens the system's settings that can end a trouble, where the app offers them. */
  readonly settings: Settings
}

export type Settings = { readonly [why in Exclude<Trouble, 'absent'>]?: () => void }

export interface WeatherMachine {
  read(): State
  send(event: Event): void
  subscribe(listener: () => void): () => void
  /** Starts the work; gives the way to end it. May be opened again. */
  open(): () => void
}

// A timer may ring a moment before its time.
const slack = 25

/** Runs the states of the screen in a world: carries out what `step` asks for and gives it the answers. */
export function createWeatherMachine(world: WeatherDeps, kept: Kept): WeatherMachine {
  const first = (from: Kept) => firstState(from, world.patience !== null, world.online())
  let state = first(kept)
  let isOpen = false
  let search = new AbortController()
  const calls = new Map<number, AbortController>()
  const timers = new Set<() => void>()
  const listeners = new Set<() => void>()

  const after = (ms: number, act: () => void) => {
    const cancel = world.after(ms, () => {
      timers.delete(cancel)
      act()
    })
    timers.add(cancel)
  }

  const locate = async (round: number) => {
    search.abort()
    const controller = (search = new AbortController())
    after(world.patience ?? 0, () => send({ type: 'overdue', round }))
    const position = await world.locate(controller.signal)
    if (controller.signal.aborted) return
    if (typeof position === 'string') send({ type: 'missed', round, why: position })
    else send({ type: 'found', round, fix: position })
  }

  const fetch = async (call: Call) => {
    const { id } = call
    const controller = new AbortController()
    calls.set(id, controller)
    const answer = await world.fetch(call, controller.signal)
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
    const [next, effects] = step(state, event, world.now())
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
      const unwatch = world.watch((type) => send({ type }))
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
