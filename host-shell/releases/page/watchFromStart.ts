import { onAreaEvent, type AreaEvent } from '../../remotes/remoteEvents.ts'
import { setWitness } from '../../remotes/loadObserver.ts'
import type { Start } from '../../boot/bootData.ts'
import { onAccident, type Accident } from './uncaughtError.ts'
import { refresh, type Knowledge } from './releaseState.ts'
import { keepMarks } from './startMarkers.ts'
import type { Timings } from './timings.ts'

/** The rest of the watch is fetched when a screen stands, or after this long (ms), to be out of the first one's way. */
const latest = 4000
/** When it could not be fetched, it is tried again after this long (ms). */
const again = 20_000

/**
 * Watches releases from their first line of code: each start is marked on the device before it happens. What to do
 * about failures, and everything live, comes in a chunk of its own after the first screen, or at the first failure.
 */
export function watchFromStart(
  win: Window,
  begun: Start,
  knowledge: Knowledge,
  shell: string,
  timings: Timings,
): void {
  const { memory, clock } = knowledge
  const marks = keepMarks(memory, clock)
  const events: AreaEvent[] = []
  const accidents: Accident[] = []

  let rest: Promise<Pick<ReturnType<typeof import('./liveUpdates.ts').keepCurrent>, 'failed'>> | undefined
  const theRest = () => {
    rest ??= import('./liveUpdates.ts').then(({ keepCurrent }) => {
      stop()
      return keepCurrent({ win, begun, knowledge, marks, shell, timings, events, accidents })
    })
    // Out of reach: without it the page is as it was; the next occasion tries again, or some time.
    rest.catch(() => {
      rest = undefined
      win.setTimeout(hurry, again)
    })
    return rest
  }
  const hurry = () => void theRest().catch(() => {})
  const stop = onAreaEvent((event) => {
    events.push(event)
    hurry()
  })
  onAccident(win, (accident) => {
    if (accidents.length < 20) accidents.push(accident)
  })
  win.setTimeout(hurry, latest)

  setWitness({
    starting: ({ ref }) => marks.set(ref),
    loaded: () => {},
    failed: (candidate, failure) => {
      marks.clear(candidate.ref)
      void theRest().then(
        ({ failed }) => failed(candidate, failure),
        () => {},
      )
    },
    pardon: (remote) => {
      memory.change(({ aside }) => {
        for (const ref of Object.keys(aside)) if (ref.startsWith(`${remote}@`)) delete aside[ref]
      })
      refresh(knowledge)
    },
  })
  win.addEventListener('pagehide', marks.clearAll)
  win.document.addEventListener('visibilitychange', () => {
    if (win.document.visibilityState === 'hidden') marks.clearAll()
  })
}
