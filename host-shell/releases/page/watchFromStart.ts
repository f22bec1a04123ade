import { onRemoteEvent, type RemoteEvent } from '../../remotes/remoteEvents.ts'
import { setLoadObserver } from '../../remotes/loadObserver.ts'
import type { BootData } from '../../boot/bootData.ts'
import { onUncaughtError, type UncaughtError } from './uncaughtError.ts'
import { updateSelection, type ReleaseState } from './releaseState.ts'
import { createStartMarkers } from './startMarkers.ts'
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
  bootData: BootData,
  releases: ReleaseState,
  shell: string,
  timings: Timings,
): void {
  const { memory, clock } = releases
  const markers = createStartMarkers(memory, clock)
  const events: RemoteEvent[] = []
  const uncaughtErrors: UncaughtError[] = []

  let rest:
    | Promise<Pick<ReturnType<typeof import('./liveUpdates.ts').startLiveUpdates>, 'failed'>>
    | undefined
  const theRest = () => {
    rest ??= import('./liveUpdates.ts').then(({ startLiveUpdates: keepCurrent }) => {
      stop()
      return keepCurrent({ win, bootData, releases, markers, shell, timings, events, uncaughtErrors })
    })
    // Out of reach: without it the page is as it was; the next occasion tries again, or some time.
    rest.catch(() => {
      rest = undefined
      win.setTimeout(hurry, again)
    })
    return rest
  }
  const hurry = () => void theRest().catch(() => {})
  const stop = onRemoteEvent((event) => {
    events.push(event)
    hurry()
  })
  onUncaughtError(win, (uncaughtError) => {
    if (uncaughtErrors.length < 20) uncaughtErrors.push(uncaughtError)
  })
  win.setTimeout(hurry, latest)

  setLoadObserver({
    starting: ({ ref }) => markers.set(ref),
    loaded: () => {},
    failed: (candidate, failure) => {
      markers.clear(candidate.ref)
      void theRest().then(
        ({ failed }) => failed(candidate, failure),
        () => {},
      )
    },
    clearQuarantine: (remote) => {
      memory.change(({ aside }) => {
        for (const ref of Object.keys(aside)) if (ref.startsWith(`${remote}@`)) delete aside[ref]
      })
      updateSelection(releases)
    },
  })
  win.addEventListener('pagehide', markers.clearAll)
  win.document.addEventListener('visibilitychange', () => {
    if (win.document.visibilityState === 'hidden') markers.clearAll()
  })
}
