import { ask } from './calls.ts'
import { isWeak, sameArea, stillKnown, type Fix } from './position.ts'
import { unchanged, type State, type Step, type PositionFailure } from './state.ts'

interface SearchOptions {
  readonly now: number
  /** Weather that arrived since then (epoch milliseconds) needs no new call. */
  readonly freshFrom: number
  readonly quiet: boolean
}

const isFresh = ({ shown, freshFrom }: State) => shown !== null && shown.at >= freshFrom

const isCovered = (state: State, fix: Fix): boolean =>
  state.calls.some((call) => call.fix && sameArea(call.fix, fix)) ||
  (isFresh(state) && state.shown?.fix !== null && sameArea(state.shown?.fix ?? fix, fix))

/** There is weather on the screen and the user has not asked for newer: a failure shows no toast. */
const isBackground = ({ shown, byUser }: State) => shown !== null && !byUser

const chain = ([state, effects]: Step, more: (state: State) => Step): Step => {
  const [next, others] = more(state)
  return [next, [...effects, ...others]]
}

/** Weather by IP address, unless fresh weather is there or a call is in flight. */
function fallBack(state: State, now: number, quiet: boolean): Step {
  if (isFresh(state) || state.calls.length > 0) return unchanged(state)
  return ask(state, { fix: null, quiet, now })
}

/**
 * Starts a search: requests the position, and meanwhile weather for the last known one, or by IP address where the
 * position was missing last time.
 */
export function startSearch(before: State, { now, freshFrom, quiet }: SearchOptions): Step {
  const state: State = { ...before, freshFrom, rough: null }
  if (state.positionFailure === 'absent') return fallBack(state, now, quiet)
  const round = state.round + 1
  const searching: Step = [{ ...state, round, search: 'waiting' }, [{ type: 'locate', round }]]
  const known = stillKnown(state.fix, now)
  return chain(searching, (next) => {
    if (known) return isCovered(next, known) ? unchanged(next) : ask(next, { fix: known, quiet, now })
    return next.positionFailure ? fallBack(next, now, quiet) : unchanged(next)
  })
}

/** A position has arrived, perhaps late: its weather silently replaces that of the IP address. */
export function found(state: State, fix: Fix, now: number): Step {
  if (isWeak(fix, now)) return missed({ ...state, rough: fix }, 'weak', now)
  const next: State = { ...state, search: 'none', searchEnded: now, fix, positionFailure: null }
  return isCovered(next, fix) ? unchanged(next) : ask(next, { fix, quiet: isBackground(next), now })
}

/** No position: the last known one is used while it is recent, unless permission was withdrawn. */
export function missed(before: State, why: Exclude<PositionFailure, 'absent'>, now: number): Step {
  const state: State = { ...before, search: 'none', searchEnded: now }
  if (why !== 'denied' && stillKnown(state.fix, now)) return unchanged(state)
  const calls = state.calls.filter((call) => call.fix === null)
  const without: State = { ...state, calls, fix: null, positionFailure: why }
  // The time limit has already requested weather by IP address, unless a known position was used.
  const asked = before.search === 'overdue' && calls.length === state.calls.length
  return asked ? unchanged(without) : fallBack(without, now, isBackground(state))
}

/** The time limit has passed: no position for now, but one may still arrive. */
export const overdue = (before: State, now: number): Step => {
  const [state, effects] = missed(before, 'weak', now)
  return [{ ...state, search: 'overdue' }, effects]
}
