import { request } from './calls.ts'
import { isWeak, sameArea, stillKnown, type Fix } from './position.ts'
import { unchanged, type PositionFailure, type State, type Step } from './state.ts'

const isFresh = ({ shown, freshFrom }: State) => shown && shown.at >= freshFrom

/** There is weather on the screen and the user has not asked for newer: a failure shows no toast. */
const isBackground = ({ shown, byUser }: State) => shown !== null && !byUser

/** Weather for a position, unless it is fresh or in flight. */
function requestFor(state: State, fix: Fix, quiet: boolean, now: number): Step {
  const isHere = (other: Fix | null | undefined) => other && sameArea(other, fix)
  const covered = state.calls.some((call) => isHere(call.fix)) || (isFresh(state) && isHere(state.shown?.fix))
  return covered ? unchanged(state) : request(state, fix, quiet, now)
}

/** Weather by IP address, unless fresh weather is there or a call is in flight. */
const requestByIp = (state: State, quiet: boolean, now: number): Step =>
  isFresh(state) || state.calls.length > 0 ? unchanged(state) : request(state, null, quiet, now)

/**
 * Starts a search: requests the position, and meanwhile weather for the last known one, or by IP address where the
 * position was missing last time. Weather of at most `maxAge` milliseconds needs no new call.
 */
export function startSearch(before: State, now: number, maxAge: number, quiet: boolean): Step {
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

/** A position has arrived, perhaps late: its weather silently replaces that of the IP address. */
export function found(state: State, fix: Fix, now: number): Step {
  if (isWeak(fix, now)) return missed({ ...state, rough: fix }, 'weak', now)
  const next: State = { ...state, search: 'none', searchEnded: now, fix, positionFailure: null }
  return requestFor(next, fix, isBackground(next), now)
}

/** No position: the last known one is used while it is recent, unless permission was withdrawn. */
export function missed(before: State, why: Exclude<PositionFailure, 'absent'>, now: number): Step {
  const state: State = { ...before, search: 'none', searchEnded: now }
  if (why !== 'denied' && stillKnown(state.fix, now)) return unchanged(state)
  const calls = state.calls.filter((call) => call.fix === null)
  const without: State = { ...state, calls, fix: null, positionFailure: why }
  // The time limit has already requested weather by IP address, unless a known position was used.
  const requested = before.search === 'overdue' && calls.length === state.calls.length
  return requested ? unchanged(without) : requestByIp(without, isBackground(state), now)
}

/** The time limit has passed: no position for now, but one may still arrive. */
export const overdue = (before: State, now: number): Step => {
  const [state, effects] = missed(before, 'weak', now)
  return [{ ...state, search: 'overdue' }, effects]
}
