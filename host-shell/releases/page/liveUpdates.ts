import { onRemoteEvent, type RemoteEvent } from '../../remotes/remoteEvents.ts'
import { forgetRelease } from '../../remotes/openRemote.ts'
import { fetchText } from '../../boot/fetchText.ts'
import type { BootData } from '../../boot/bootData.ts'
import { onUncaughtError, type UncaughtError } from './uncaughtError.ts'
import { retryFailedRemotes } from './retryFailed.ts'
import { acceptDocument, newestDocument, type ReleaseState } from './releaseState.ts'
import type { StartMarkers } from './startMarkers.ts'
import { connectTabs } from './otherTabs.ts'
import { keepOnePrevious } from './unload.ts'
import { watchUserIdle } from './userIdle.ts'
import { daily, updateRoot, unknownKeys } from './updateRoot.ts'
import { reloadWhenIdle } from './reloadPage.ts'
import { createSwapper } from './swapper.ts'
import type { Timings } from './timings.ts'
import { pollReleases } from './pollReleases.ts'
import { watchReleases, type ReleaseWatch } from './watchReleases.ts'

/** What the page hands over: itself, what it knows, and what has happened before this code was there. */
export interface LiveUpdatesInput {
  readonly win: Window
  readonly bootData: BootData
  readonly releases: ReleaseState
  readonly markers: StartMarkers
  readonly shell: string
  readonly timings: Timings
  readonly events: readonly RemoteEvent[]
  readonly uncaughtErrors: readonly UncaughtError[]
}

/** Keeps an open page current from here on: watches its releases, looks for news, swaps, falls back. */
export function startLiveUpdates(input: LiveUpdatesInput): Pick<ReleaseWatch, 'failed'> {
  const { win, bootData, releases, markers, shell, timings } = input
  const { clock, trust } = releases
  const swapper = createSwapper({
    win,
    releases,
    userIdle: watchUserIdle(win, clock),
    timings,
    startTrial: (ref) => watch.startTrial(ref),
    retire: keepOnePrevious(win),
  })
  const leave = (remote: string, ref: string) => {
    forgetRelease(ref)
    swapper.rollBackFrom(remote, ref)
  }
  const watch = watchReleases({ win, releases, markers, timings, leave })
  input.events.forEach(watch.areaEvent)
  input.uncaughtErrors.forEach(watch.uncaughtError)
  onRemoteEvent(watch.areaEvent)
  onUncaughtError(win, watch.uncaughtError)

  const take = async (text: string | null): Promise<void> => {
    const verdict = await acceptDocument(releases, text)
    // Signed by keys this device has not heard of: perhaps they are newer than its own.
    if (verdict === 'unsigned' && (await updateRoot(releases, unknownKeys)))
      await acceptDocument(releases, text)
    swapper.reconcile()
  }
  const tell = connectTabs(win as Window & typeof globalThis, (text) => void take(text))
  const look = async () => {
    const text = await fetchText(`/c/${trust.channel}.json`)
    const before = newestDocument(releases)
    await take(text)
    if (text !== null && newestDocument(releases) !== before) tell(text)
  }

  // What came too late for the start is news as well.
  void bootData.document.then(take)
  pollReleases({ win, timings, clock, poll: () => newestDocument(releases).poll, look })
  retryFailedRemotes(win, timings)
  reloadWhenIdle(win, releases, shell, swapper.swaps)
  win.setTimeout(() => void updateRoot(releases, daily), timings.settled)
  return watch
}
