import { fail, reply } from './calls.ts'
import * as durations from './durations.ts'
import { found, missed, overdue, startSearch } from './search.ts'
import { unchanged, type Event, type State, type Step } from './state.ts'

const isBusy = (state: State) => state.calls.length > 0 || state.search === 'waiting'
const isOlderThan = (state: State, ms: number, now: number) => !state.shown || now - state.shown.at > ms
const canSearch = ({ positionFailure, search }: State) =>
  positionFailure && positionFailure !== 'absent' && search === 'none'

function refresh(state: State, now: number): Step {
  if (now < state.blockedUntil) return unchanged(state)
  if (isBusy(state)) return unchanged({ ...state, byUser: true })
  const recent = state.shown && now - state.shown.at < durations.refreshGap && !state.failure
  if (!recent) return startSearch({ ...state, byUser: true }, { now, freshFrom: now, quiet: false })
  const shown: State = { ...state, justUntil: now + durations.justUpdated }
  // The weather is new, but the user may just have switched the position on.
  const [next, effects] = canSearch(shown)
    ? startSearch(shown, { now, freshFrom: now - durations.refreshGap, quiet: true })
    : unchanged(shown)
  return [next, [...effects, { type: 'wake', ms: durations.justUpdated }]]
}

function resume(state: State, now: number): Step {
  if (isBusy(state)) return unchanged(state)
  const freshFrom = now - durations.refetchAge
  if (isOlderThan(state, durations.refetchAge, now))
    return startSearch(state, { now, freshFrom, quiet: true })
  const rested = now - state.searchEnded >= durations.resumeGap
  return canSearch(state) && rested ? startSearch(state, { now, freshFrom, quiet: true }) : unchanged(state)
}

function online(before: State, now: number): Step {
  const state: State = { ...before, online: true }
  const enough = !state.failure && !isOlderThan(state, durations.refreshGap, now)
  return enough || isBusy(state) ? unchanged(state) : startSearch(state, { now, freshFrom: now, quiet: true })
}

/** An answer counts only while its search is the current one and still open. */
const isOpen = (state: State, round: number) => state.round === round && state.search !== 'none'

function advance(state: State, event: Event, now: number): Step {
  switch (event.type) {
    case 'start':
      return startSearch(state, { now, freshFrom: now - durations.refetchAge, quiet: state.shown !== null })
    case 'refresh':
      return refresh(state, now)
    case 'resume':
      return resume(state, now)
    case 'allowed':
      return canSearch(state)
        ? startSearch(state, { now, freshFrom: now - durations.refetchAge, quiet: true })
        : unchanged(state)
    case 'online':
      return online(state, now)
    case 'offline':
      return unchanged({ ...state, online: false })
    case 'wake': {
      const waited = state.failure === 'wait' && !state.shown && now >= state.blockedUntil && !isBusy(state)
      // Always a new object, so that subscribers render: the status text changes with the time.
      return waited ? startSearch(state, { now, freshFrom: now, quiet: true }) : unchanged({ ...state })
    }
    case 'found':
      return isOpen(state, event.round) ? found(state, event.fix, now) : unchanged(state)
    case 'missed':
      return isOpen(state, event.round) ? missed(state, event.why, now) : unchanged(state)
    case 'overdue':
      return isOpen(state, event.round) && state.search === 'waiting' ? overdue(state, now) : unchanged(state)
    case 'reply':
      return reply(state, event.id, event.weather, now)
    case 'fail':
      return fail(state, event.id, event.why, event.waitMs, now)
  }
}

/** The next state and the effects to run for an event at `now` (epoch milliseconds). Pure. */
export function step(state: State, event: Event, now: number): Step {
  const [next, effects] = advance(state, event, now)
  return [next.byUser && !isBusy(next) ? { ...next, byUser: false } : next, effects]
}
