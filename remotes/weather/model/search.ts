import { ask } from './calls.ts'
import { isWeak, sameArea, stillKnown, type Fix } from './position.ts'
import { stay, type State, type Step, type Trouble } from './state.ts'

interface Journey {
  readonly now: number
  /** Weather that arrived since then needs no new call. */
  readonly freshFrom: number
  readonly quiet: boolean
}

const isFresh = ({ shown, freshFrom }: State) => shown !== null && shown.at >= freshFrom

const isCovered = (state: State, fix: Fix): boolean =>
  state.calls.some((call) => call.fix && sameArea(call.fix, fix)) ||
  (isFresh(state) && state.shown?.fix !== null && sameArea(state.shown?.fix ?? fix, fix))

/** There is weather on the screen and nobody has asked for newer: what fails now fails in silence. */
const isUnasked = ({ shown, byUser }: State) => shown !== null && !byUser

const both = ([state, effects]: Step, more: (state: State) => Step): Step => {
  const [next, others] = more(state)
  return [next, [...effects, ...others]]
}

/** The network's place, unless weather is here or on its way. */
function fallBack(state: State, now: number, quiet: boolean): Step {
  if (isFresh(state) || state.calls.length > 0) return stay(state)
  return ask(state, { fix: null, quiet, now })
}

/**
 * Sets out for weather: looks for the position, and meanwhile uses the last known one, or the network's place
 * where the position was missing the last time.
 */
export function setOut(before: State, { now, freshFrom, quiet }: Journey): Step {
  const state: State = { ...before, freshFrom, rough: null }
  if (state.trouble === 'absent') return fallBack(state, now, quiet)
  const round = state.round + 1
  const searching: Step = [{ ...state, round, search: 'waiting' }, [{ type: 'locate', round }]]
  const known = stillKnown(state.fix, now)
  return both(searching, (next) => {
    if (known) return isCovered(next, known) ? stay(next) : ask(next, { fix: known, quiet, now })
    return next.trouble ? fallBack(next, now, quiet) : stay(next)
  })
}

/** A position has come, perhaps late: its weather replaces that of the network's place, without a word. */
export function found(state: State, fix: Fix, now: number): Step {
  if (isWeak(fix, now)) return missed({ ...state, rough: fix }, 'weak', now)
  const next: State = { ...state, search: 'none', searchEnded: now, fix, trouble: null }
  return isCovered(next, fix) ? stay(next) : ask(next, { fix, quiet: isUnasked(next), now })
}

/** No position: the last known one serves on while it is young, unless it is no longer permitted to be used. */
export function missed(before: State, why: Exclude<Trouble, 'absent'>, now: number): Step {
  const state: State = { ...before, search: 'none', searchEnded: now }
  if (why !== 'denied' && stillKnown(state.fix, now)) return stay(state)
  const calls = state.calls.filter((call) => call.fix === null)
  const without: State = { ...state, calls, fix: null, trouble: why }
  // The watchdog has asked for the network's place already, unless a known position stood in.
  const asked = before.search === 'overdue' && calls.length === state.calls.length
  return asked ? stay(without) : fallBack(without, now, isUnasked(state))
}

/** The watchdog rang: no position for now, but one may still come. */
export const overdue = (before: State, now: number): Step => {
  const [state, effects] = missed(before, 'weak', now)
  return [{ ...state, search: 'overdue' }, effects]
}
