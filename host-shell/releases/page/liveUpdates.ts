import type { RemoteEvent } from '../../remotes/remoteStates.ts'
import { fetchText } from '../../boot/fetchText.ts'
import type { BootData } from '../../boot/bootData.ts'
import { rootsAfterUnknownKeys, rootsDaily, type Timings } from '../model/timings.ts'
import { attributeError, type UncaughtError } from './live/classifyFailure.ts'
import { runLive } from './runEffects.ts'
import { acceptDocument, newestDocument, type ReleaseState } from './releaseState.ts'
import type { StartMarkers } from './quarantine.ts'
import { updateRoot } from './rootChain.ts'
import { pollReleases } from './pollReleases.ts'

const channelName = 'companion.releases'

/** Shares documents with the device's other tabs, each of which verifies for itself. Returns the function that sends. */
function connectTabs(
  win: Window & typeof globalThis,
  receive: (text: string) => void,
): (text: string) => void {
  if (typeof win.BroadcastChannel !== 'function') return () => {}
  const line = new win.BroadcastChannel(channelName)
  line.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') receive(data)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return (text) => line.postMessage(text)
}

/** What the page hands over: itself, what it knows, and what has happened before this code was there. */
interface LiveUpdatesInput {
  readonly win: Window
  readonly bootData: BootData
  readonly releases: ReleaseState
  readonly markers: StartMarkers
  readonly timings: Timings
  readonly events: readonly RemoteEvent[]
  readonly uncaughtErrors: readonly UncaughtError[]
}

/** Keeps an open page current: polls for documents and feeds events to the machine (`live/liveStep.ts`). */
export function startLiveUpdates({ events, uncaughtErrors, ...input }: LiveUpdatesInput): void {
  const { win, bootData, releases, timings } = input
  const { clock, trust } = releases
  const dispatch = runLive(input, events)
  const uncaught = (error: UncaughtError) => {
    const found = attributeError(error)
    if (found) dispatch({ type: 'uncaught', ...found })
  }
  uncaughtErrors.forEach(uncaught)
  win.addEventListener('error', uncaught)
  win.addEventListener('unhandledrejection', uncaught)
  win.addEventListener('online', () => dispatch({ type: 'online' }))

  const take = async (text: string | null): Promise<void> => {
    const verdict = await acceptDocument(releases, text)
    // The keys that signed it may be newer than those that this device knows.
    if (verdict === 'unsigned' && (await updateRoot(releases, rootsAfterUnknownKeys)))
      await acceptDocument(releases, text)
    dispatch({ type: 'checked' })
  }
  const broadcast = connectTabs(win as Window & typeof globalThis, (text) => void take(text))
  const look = async () => {
    const text = await fetchText(`/c/${trust.channel}.json`)
    const before = newestDocument(releases)
    await take(text)
    if (text !== null && newestDocument(releases) !== before) broadcast(text)
  }

  // A document that came too late for the start.
  void bootData.document.then(take)
  pollReleases({ win, timings, clock, poll: () => newestDocument(releases).poll, look })
  win.setTimeout(() => void updateRoot(releases, rootsDaily), timings.settled)
}
