import { fail, reply } from './calls.ts'
import * as durations from './durations.ts'
import { found, missed, overdue, setOut } from './search.ts'
import { stay, type Event, type State, type Step } from './state.ts'

const isBusy = (state: State) => state.calls.length > 0 || state.search === 'waiting'
const isOlderThan = (state: State, ms: number, now: number) => !state.shown || now - state.shown.at > ms
const canSearch = ({ trouble, search }: State) => trouble && trouble !== 'absent' && search === 'none'

function refresh(state: State, now: number): Step {
  if (now < state.blockedUntil) return stay(state)
  if (isBusy(state)) return stay({ ...state, byUser: true })
  const recent = state.shown && now - state.shown.at < durations.gap && !state.failure
  if (!recent) return setOut({ ...state, byUser: true }, { now, freshFrom: now, quiet: false })
  const told: State = { ...state, justUntil: now + durations.word }
  // The weather is new, but perhaps somebody has just switched the position on.
  const [next, effects] = canSearch(told)
    ? setOut(told, { now, freshFrom: now - durations.gap, quiet: true })
    : stay(told)
  return [next, [...effects, { type: 'wake', ms: durations.word }]]
}

function resume(state: State, now: number): Step {
  if (isBusy(state)) return stay(state)
  const freshFrom = now - durations.old
  if (isOlderThan(state, durations.old, now)) return setOut(state, { now, freshFrom, quiet: true })
  const rested = now - state.searchEnded >= durations.breath
  return canSearch(state) && rested ? setOut(state, { now, freshFrom, quiet: true }) : stay(state)
}

function online(before: State, now: number): Step {
  const state: State = { ...before, online: true }
  const enough = !state.failure && !isOlderThan(state, durations.gap, now)
  return enough || isBusy(state) ? stay(state) : setOut(state, { now, freshFrom: now, quiet: true })
}

/** A search's answer counts while that search is the present one and still open. */
const isOpen = (state: State, round: number) => state.round === round && state.search !== 'none'

function advance(state: State, event: Event, now: number): Step {
  switch (event.type) {
    case 'start':
      return setOut(state, { now, freshFrom: now - durations.old, quiet: state.shown !== null })
    case 'refresh':
      return refresh(state, now)
    case 'resume':
      return resume(state, now)
    case 'allowed':
      return canSearch(state)
        ? setOut(state, { now, freshFrom: now - durations.old, quiet: true })
        : stay(state)
    case 'online':
      return online(state, now)
    case 'offline':
      return stay({ ...state, online: false })
    case 'wake': {
      const waited = state.failure === 'wait' && !state.shown && now >= state.blockedUntil && !isBusy(state)
      // A new object all the same: what the screen says changes with the time.
      return waited ? setOut(state, { now, freshFrom: now, quiet: true }) : stay({ ...state })
    }
    case 'found':
      return isOpen(state, event.round) ? found(state, event.fix, now) : stay(state)
    case 'missed':
      return isOpen(state, event.round) ? missed(state, event.why, now) : stay(state)
    case 'overdue':
      return isOpen(state, event.round) && state.search === 'waiting' ? overdue(state, now) : stay(state)
    case 'reply':
      return reply(state, event.id, event.weather, now)
    case 'fail':
      return fail(state, event.id, event.why, event.waitMs, now)
  }
}

/** What an event makes of the state, and what is to be done about it. Pure: the time is given. */
export function step(state: State, event: Event, now: number): Step {
  const [next, effects] = advance(state, event, now)
  return [next.byUser && !isBusy(next) ? { ...next, byUser: false } : next, effects]
}
