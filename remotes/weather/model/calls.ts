import type { Weather } from '@companion/shared/http/shapes/weather'
import * as durations from './durations.ts'
import type { Fix } from './position.ts'
import { unchanged, type Call, type FetchFailure, type State, type Step } from './state.ts'

const byPosition = (call: Call) => call.fix !== null

/** Requests weather and drops an earlier call of the same kind. No request while a 429 blocks them. */
export function request(state: State, fix: Fix | null, quiet: boolean, now: number): Step {
  if (now < state.blockedUntil) return unchanged({ ...state, failure: 'wait' })
  const call: Call = { id: state.lastId + 1, fix, quiet }
  const others = state.calls.filter((other) => byPosition(other) !== byPosition(call))
  const next = { ...state, lastId: call.id, calls: [...others, call], failure: null }
  return [next, [{ type: 'fetch', call }]]
}

/**
 * Weather has arrived. Weather of the device's position ends every other call, so that a slow answer by IP address
 * cannot replace it; weather by IP address leaves a call for the position running.
 */
export function reply(state: State, id: number, weather: Weather, now: number): Step {
  const call = state.calls.find((each) => each.id === id)
  if (!call) return unchanged(state)
  const calls = byPosition(call) ? [] : state.calls.filter(byPosition)
  return unchanged({ ...state, calls, shown: { weather, at: now, fix: call.fix }, failure: null })
}

/** A call has failed. It is a failure of the screen only when no other call is in flight. */
export function fail(
  state: State,
  id: number,
  why: FetchFailure,
  waitMs: number | undefined,
  now: number,
): Step {
  const call = state.calls.find((each) => each.id === id)
  if (!call) return unchanged(state)
  const calls = state.calls.filter((each) => each !== call)
  if (why === 'wait') {
    const ms = Math.max(waitMs ?? durations.retryAfter, durations.minRetryAfter)
    const next: State = { ...state, calls, failure: 'wait', blockedUntil: now + ms }
    return [next, [{ type: 'wake', ms }]]
  }
  if (calls.length > 0) return unchanged({ ...state, calls })
  const noPlace = why === 'service' && !byPosition(call)
  if (noPlace && state.rough) return request({ ...state, calls, rough: null }, state.rough, true, now)
  return unchanged({ ...state, calls, failure: noPlace ? 'place' : why })
}
