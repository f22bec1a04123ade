import type { Weather } from '@companion/shared/http/shapes/weather'
import * as durations from './durations.ts'
import type { Fix } from './position.ts'
import { stay, type Call, type Lost, type State, type Step } from './state.ts'

const byPlace = (call: Call) => call.fix !== null

interface Asking {
  readonly fix: Fix | null
  readonly quiet: boolean
  readonly now: number
}

/** Asks for weather; an earlier call of the same kind is given up. Nothing is asked while the server wants rest. */
export function ask(state: State, { fix, quiet, now }: Asking): Step {
  if (now < state.blockedUntil) return stay({ ...state, failure: 'wait' })
  const call: Call = { id: state.lastId + 1, fix, quiet }
  const others = state.calls.filter((other) => byPlace(other) !== byPlace(call))
  const next = { ...state, lastId: call.id, calls: [...others, call], failure: null }
  return [next, [{ type: 'fetch', call }]]
}

/**
 * Weather has come. That of the device's place ends every other call, so that a slow answer by network address
 * cannot replace it; that of the network's place leaves a call for the device's place running.
 */
export function reply(state: State, id: number, weather: Weather, now: number): Step {
  const call = state.calls.find((each) => each.id === id)
  if (!call) return stay(state)
  const calls = byPlace(call) ? [] : state.calls.filter(byPlace)
  return stay({ ...state, calls, shown: { weather, at: now, fix: call.fix }, failure: null })
}

/** A call has failed. What it means shows itself only when no other call may still bring weather. */
export function fail(state: State, id: number, why: Lost, waitMs: number | undefined, now: number): Step {
  const call = state.calls.find((each) => each.id === id)
  if (!call) return stay(state)
  const calls = state.calls.filter((each) => each !== call)
  if (why === 'wait') {
    const ms = Math.max(waitMs ?? durations.wait, durations.leastWait)
    const next: State = { ...state, calls, failure: 'wait', blockedUntil: now + ms }
    return [next, [{ type: 'wake', ms }]]
  }
  if (calls.length > 0) return stay({ ...state, calls })
  const lost = why === 'service' && !byPlace(call)
  if (lost && state.rough)
    return ask({ ...state, calls, rough: null }, { fix: state.rough, quiet: true, now })
  return stay({ ...state, calls, failure: lost ? 'place' : why })
}
