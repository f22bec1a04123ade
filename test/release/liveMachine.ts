import { defaultTimings } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import {
  firstState,
  type Effect,
  type LiveEvent,
  type LiveState,
  type PageView,
} from '@companion/shell/releases/live/liveState'
import { step } from '@companion/shell/releases/live/liveStep'

export const remote = 'weather'
export const [first, second, third] = ['weather@1.0.0-a', 'weather@2.0.0-a', 'weather@3.0.0-a'] as const
export const screens = ['weather']
export const mistake = new TypeError('x is undefined')

export const idle: PageView = { remote, route: 'weather', guard: undefined, touchedAt: 0, seen: true }
export const selected = (
  candidates: readonly ReleaseRef[],
  revoked: readonly ReleaseRef[] = [],
): LiveEvent => ({
  type: 'selected',
  selection: { remotes: { [remote]: { candidates } }, revoked },
})

/** Changes the remotes as `openRemote` does, which updates the store before it emits the event. */
function opened(remotes: LiveState['remotes'], event: LiveEvent): LiveState['remotes'] {
  if (event.type !== 'loading' && event.type !== 'failed' && event.type !== 'shown') return remotes
  const { memory = [], best } = remotes[event.remote] ?? {}
  const shown = event.type === 'shown' ? event.ref : ''
  const status = event.type === 'shown' ? 'ready' : event.type
  return { ...remotes, [event.remote]: { status, shown, best, job: null, memory } }
}

/** Starts a machine whose clock only the test advances. The first release is visible. */
export function startMachine(page: PageView = idle) {
  let state: LiveState = firstState(defaultTimings, { remotes: {}, revoked: [] }, page)
  let effects: Effect[] = []
  const machine = {
    now: 20_000,
    /** Feeds events to the machine and returns all their effects. */
    feed(...events: LiveEvent[]): Effect[] {
      effects = []
      for (const event of events) {
        const remotes = opened(state.remotes, event)
        const [next, more] = step({ ...state, remotes }, event, machine.now)
        state = next
        effects.push(...more)
      }
      return effects
    },
    done: () => effects.map(({ type }) => type),
    id: () => {
      const { job } = state.remotes[remote]!
      return job && 'id' in job ? job.id : 0
    },
    /** Feeds the events of a load that succeeds. */
    load: (ref: ReleaseRef) =>
      machine.feed({ type: 'loaded', remote, ref }, { type: 'loadEnded', id: machine.id(), screens }),
    promote: (...candidates: ReleaseRef[]) => machine.feed(selected(candidates), { type: 'checked' }),
    state: () => state.remotes[remote]!,
    trial: (ref: ReleaseRef) => state.trials[ref],
    good: () => state.good,
    retry: () => state.retry,
  }
  machine.feed(
    selected([first]),
    { type: 'loading', remote },
    { type: 'loaded', remote, ref: first },
    { type: 'shown', remote, ref: first },
    { type: 'rendered', remote, ref: first },
  )
  return machine
}
type Machine = ReturnType<typeof startMachine>

/** Promotes the second release, loads it and renders it. */
export function swapToSecond(machine: Machine): void {
  machine.promote(second, first)
  machine.load(second)
  machine.feed({ type: 'rendered', remote, ref: second })
}
export const endTimer = (machine: Machine, type: 'staged' | 'swap') =>
  machine.feed({ type: 'timer', timer: type === 'swap' ? { type } : { type, id: machine.id() } })
