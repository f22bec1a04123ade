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
  if (!recent) return startSearch({ ...state, byUser: true }, now, 0, false)
  const shown: State = { ...state, justUntil: now + durations.justUpdated }
  // The weather is new, but the user may just have switched the position on.
  const [next, effects] = canSearch(shown)
    ? startSearch(shown, now, durations.refreshGap, true)
    : unchanged(shown)
  return [next, [...effects, { type: 'wake', ms: durations.justUpdated }]]
}

function advance(state: State, event: Event, now: number): Step {
  // The answer to a search counts only while that search is the current one and still open.
  if ('round' in event && (event.round !== state.round || state.search === 'none')) return unchanged(state)
  const searchIf = (due: unknown, maxAge: number, from = state): Step =>
    due ? startSearch(from, now, maxAge, true) : unchanged(from)
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
      return searchIf(due && !isBusy(state), 0, { ...state, online: true })
    }
    case 'offline':
      return unchanged({ ...state, online: false })
    case 'wake': {
      const waited = state.failure === 'wait' && !state.shown && now >= state.blockedUntil
      // Always a new object, so that subscribers render: the status text changes with the time.
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

/** The next state and the effects to run for an event at `now` (epoch milliseconds). Pure. */
export function step(state: State, event: Event, now: number): Step {
  const [next, effects] = advance(state, event, now)
  return [next.byUser && !isBusy(next) ? { ...next, byUser: false } : next, effects]
}
