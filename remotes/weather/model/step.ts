import type { Weather } from '../endpoints.ts'
import * as durations from './durations.ts'
import { isWeak, sameArea, stillKnown, type Fix } from './position.ts'
import { unchanged } from './state.ts'
import type { Call, Event, Failure, PositionFailure, State, Step } from './state.ts'

const byPosition = (call: Call) => call.fix !== null

/** Requests weather and cancels an earlier call of the same kind. Sends nothing while a 429 blocks it. */
function request(state: State, fix: Fix | null, quiet: boolean, now: number): Step {
  if (now < state.blockedUntil) return unchanged({ ...state, failure: 'wait' })
  const call: Call = { id: state.lastId + 1, fix, quiet }
  const others = state.calls.filter((other) => byPosition(other) !== byPosition(call))
  const next = { ...state, lastId: call.id, calls: [...others, call], failure: null }
  return [next, [{ type: 'fetch', call }]]
}

/**
 * Handles weather that has arrived. Weather at the device's position cancels all other calls, otherwise a
 * slow response by IP address would replace it. Weather by IP address doesn't cancel a call for the position.
 */
function reply(state: State, id: number, weather: Weather, now: number): Step {
  const call = state.calls.find((each) => each.id === id)
  if (!call) return unchanged(state)
  const calls = byPosition(call) ? [] : state.calls.filter(byPosition)
  return unchanged({ ...state, calls, shown: { weather, at: now, fix: call.fix }, failure: null })
}

/** Handles a failed call. The screen shows a failure only if no other call is in flight. */
function fail(before: State, id: number, why: Failure, waitMs: number | undefined, now: number): Step {
  const call = before.calls.find((each) => each.id === id)
  if (!call) return unchanged(before)
  const calls = before.calls.filter((each) => each !== call)
  const state: State = { ...before, calls, quietUntil: now + (waitMs ?? 0) }
  if (why === 'wait') {
    const ms = Math.max(waitMs ?? durations.retryAfter, durations.minRetryAfter)
    return [{ ...state, failure: why, blockedUntil: now + ms }, [{ type: 'wake', ms }]]
  }
  if (calls.length > 0) return unchanged(state)
  if (why === 'place' && state.rough) return request({ ...state, rough: null }, state.rough, true, now)
  return unchanged({ ...state, failure: why })
}

const isFresh = ({ shown, freshFrom }: State) => shown && shown.at >= freshFrom

/**
 * Returns true if there's weather and the user hasn't requested a refresh, so that a failure shows no toast.
 */
const isBackground = ({ shown, byUser }: State) => shown !== null && !byUser

/** Requests weather for a position, unless fresh weather for it is shown or a call for it is in flight. */
function requestFor(state: State, fix: Fix, quiet: boolean, now: number): Step {
  const isHere = (other: Fix | null | undefined) => other && sameArea(other, fix)
  const covered = state.calls.some((call) => isHere(call.fix)) || (isFresh(state) && isHere(state.shown?.fix))
  return covered ? unchanged(state) : request(state, fix, quiet, now)
}

/** Requests weather by IP address, unless fresh weather is shown or any call is in flight. */
const requestByIp = (state: State, quiet: boolean, now: number): Step =>
  isFresh(state) || state.calls.length > 0 ? unchanged(state) : request(state, null, quiet, now)

/**
 * Starts a search for the position. Meanwhile it requests weather for the last known position, or by IP
 * address if the last search failed. Weather younger than `maxAge` milliseconds needs no new call.
 */
function startSearch(before: State, now: number, maxAge: number, quiet: boolean): Step {
  const state: State = { ...before, freshFrom: now - maxAge, rough: null }
  if (state.positionFailure === 'absent') return requestByIp(state, quiet, now)
  const round = state.round + 1
  const searching: State = { ...state, round, search: 'waiting' }
  const known = stillKnown(state.fix, now)
  const [next, effects] = known
    ? requestFor(searching, known, quiet, now)
    : state.positionFailure
      ? requestByIp(searching, quiet, now)
      : unchanged(searching)
  return [next, [{ type: 'locate', round }, ...effects]]
}

/** Handles a position, even a late one. Its weather then replaces the weather by IP address. */
function found(state: State, fix: Fix, now: number): Step {
  if (isWeak(fix)) return missed({ ...state, rough: fix }, 'weak', now)
  const next: State = { ...state, search: 'none', searchEnded: now, fix, positionFailure: null }
  return requestFor(next, fix, isBackground(next), now)
}

/** Handles a search without a position. A recent known position is used, unless permission was revoked. */
function missed(before: State, why: Exclude<PositionFailure, 'absent'>, now: number): Step {
  const state: State = { ...before, search: 'none', searchEnded: now }
  if (why !== 'denied' && stillKnown(state.fix, now)) return unchanged(state)
  const calls = state.calls.filter((call) => call.fix === null)
  const without: State = { ...state, calls, fix: null, positionFailure: why }
  // A search that was overdue has already requested weather by IP address, unless it used a known position.
  const requested = before.search === 'overdue' && calls.length === state.calls.length
  return requested ? unchanged(without) : requestByIp(without, isBackground(state), now)
}

/** Handles the end of the time limit. A late position is still accepted afterwards. */
const overdue = (before: State, now: number): Step => {
  const [state, effects] = missed(before, 'weak', now)
  return [{ ...state, search: 'overdue' }, effects]
}

const isBusy = (state: State) => state.calls.length > 0 || state.search === 'waiting'
const isOlderThan = (state: State, ms: number, now: number) => !state.shown || now - state.shown.at > ms
const canSearch = ({ positionFailure, search }: State) =>
  positionFailure && positionFailure !== 'absent' && search === 'none'

function refresh(state: State, now: number): Step {
  if (now < state.blockedUntil) return unchanged(state)
  if (isBusy(state)) return unchanged({ ...state, byUser: true })
  const recent = state.shown && now - state.shown.at < durations.refreshGap && !state.failure
  if (!recent) return startSearch({ ...state, byUser: true }, now, 0, false)
  const shown: State = { ...state, justUntil: now + durations.justUpdated }
  // The weather is new enough, but the user could have just enabled the position.
  const [next, effects] = canSearch(shown)
    ? startSearch(shown, now, durations.refreshGap, true)
    : unchanged(shown)
  return [next, [...effects, { type: 'wake', ms: durations.justUpdated }]]
}

function advance(state: State, event: Event, now: number): Step {
  // Ignores results of earlier searches and of a search that has ended.
  if ('round' in event && (event.round !== state.round || state.search === 'none')) return unchanged(state)
  const searchIf = (due: unknown, maxAge: number, from = state): Step =>
    due && now >= state.quietUntil ? startSearch(from, now, maxAge, true) : unchanged(from)
  switch (event.type) {
    case 'start':
      return startSearch(state, now, durations.refetchAge, state.shown !== null)
    case 'refresh':
      return refresh(state, now)
    case 'resume': {
      const rested = now - state.searchEnded >= durations.resumeGap
      const due = isOlderThan(state, durations.refetchAge, now) || (canSearch(state) && rested)
      return searchIf(due && !isBusy(state), durations.refetchAge)
    }
    case 'allowed':
      return searchIf(canSearch(state), durations.refetchAge)
    case 'online': {
      const due = state.failure || isOlderThan(state, durations.refreshGap, now)
      return searchIf(due && !isBusy(state), 0)
    }
    case 'wake': {
      const waited = state.failure === 'wait' && !state.shown && now >= state.blockedUntil
      // A new object makes subscribers render again, because the status text depends on the time.
      return searchIf(waited && !isBusy(state), 0, { ...state })
    }
    case 'found':
      return found(state, event.fix, now)
    case 'missed':
      return missed(state, event.why, now)
    case 'overdue':
      return state.search === 'waiting' ? overdue(state, now) : unchanged(state)
    case 'reply':
      return reply(state, event.id, event.weather, now)
    case 'fail':
      return fail(state, event.id, event.why, event.waitMs, now)
  }
}

/** Returns the next state and the effects of an event at `now` (epoch milliseconds). It's a pure reducer. */
export function step(state: State, event: Event, now: number): Step {
  const [next, effects] = advance(state, event, now)
  return [next.byUser && !isBusy(next) ? { ...next, byUser: false } : next, effects]
}
