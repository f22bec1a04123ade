import { onRemoteEvent, type RemoteEvent } from '../federation/remoteStates.ts'
import { listen } from '@companion/shared/platform/listen'
import type { BootData } from '../boot/bootData.ts'
import { defaultTimings, liveUpdatesAgain, liveUpdatesLatest } from '@companion/release-protocol/timings'
import type { UncaughtError } from './live/classifyFailure.ts'
import { updateSelection, type ReleaseState } from './releaseState.ts'
import { createStartMarkers } from './quarantine.ts'

/**
 * Stores a marker for each start of a release before its code runs. The rest of live updates is a separate
 * chunk. It's loaded after the first screen or at the first failure, and events before that are stored for
 * it.
 */
export function watchReleases(win: Window, bootData: BootData, releases: ReleaseState): void {
  const timings = { ...defaultTimings, ...companion.page.config.live }
  const { memory, clock } = releases
  const markers = createStartMarkers(memory, clock)
  const events: RemoteEvent[] = []
  const uncaughtErrors: UncaughtError[] = []

  const keepError = (error: UncaughtError) => {
    if (uncaughtErrors.length < 20) uncaughtErrors.push(error)
  }
  const stopErrors = listen(win, ['error', 'unhandledrejection'], keepError)
  const stopEvents = onRemoteEvent((event) => {
    events.push(event)
    if (/rendered|threw|loadFailed/.test(event.type)) goLive()
  })

  let live: Promise<void> | undefined
  const goLive = () => {
    live ??= import(/* webpackChunkName: "live" */ './liveUpdates.ts')
      .then(({ startLiveUpdates }) => {
        stopEvents()
        stopErrors()
        startLiveUpdates({ win, bootData, releases, markers, timings, events, uncaughtErrors })
      })
      // If the chunk can't be loaded, the page keeps running without live updates. The next event or a timer
      // tries again.
      .catch(() => {
        live = undefined
        win.setTimeout(goLive, liveUpdatesAgain)
      })
  }
  win.setTimeout(goLive, liveUpdatesLatest)

  onRemoteEvent((event) => {
    if (event.type === 'starting') markers.set(event.ref)
    if (event.type === 'loadFailed') markers.clear(event.ref)
    if (event.type === 'askedAgain') {
      memory.change(({ aside }) => {
        for (const ref of Object.keys(aside)) if (ref.startsWith(`${event.remote}@`)) delete aside[ref]
      })
      updateSelection(releases)
    }
  })
  win.addEventListener('pagehide', markers.clearAll)
  win.document.addEventListener('visibilitychange', () => {
    if (win.document.visibilityState === 'hidden') markers.clearAll()
  })
}
