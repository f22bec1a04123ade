import { onAreaEvent, type AreaEvent } from '../../remotes/remoteEvents.ts'
import { coolDown } from '../../remotes/openRemote.ts'
import { fetchText } from '../../boot/fetchText.ts'
import type { Start } from '../../boot/bootData.ts'
import { onAccident, type Accident } from './uncaughtError.ts'
import { healFailed } from './retryFailed.ts'
import { learn, newestOf, type Knowledge } from './releaseState.ts'
import type { Marks } from './startMarkers.ts'
import { joinTabs } from './otherTabs.ts'
import { keepOneWarm } from './unload.ts'
import { followQuiet } from './userIdle.ts'
import { daily, renewTrust, unknownKeys } from './updateRoot.ts'
import { reloadWhenQuiet } from './reloadPage.ts'
import { createSwapper } from './swapper.ts'
import type { Timings } from './timings.ts'
import { watchForNews } from './pollReleases.ts'
import { watchReleases, type ReleaseWatch } from './watchReleases.ts'

/** What the page hands over: itself, what it knows, and what has happened before this code was there. */
export interface Handover {
  readonly win: Window
  readonly begun: Start
  readonly knowledge: Knowledge
  readonly marks: Marks
  readonly shell: string
  readonly timings: Timings
  readonly events: readonly AreaEvent[]
  readonly accidents: readonly Accident[]
}

/** Keeps an open page current from here on: watches its releases, looks for news, swaps, falls back. */
export function keepCurrent(handover: Handover): Pick<ReleaseWatch, 'failed'> {
  const { win, begun, knowledge, marks, shell, timings } = handover
  const { clock, trust } = knowledge
  const swapper = createSwapper({
    win,
    knowledge,
    quiet: followQuiet(win, clock),
    timings,
    putOnProbation: (ref) => watch.putOnProbation(ref),
    retire: keepOneWarm(win),
  })
  const leave = (remote: string, ref: string) => {
    coolDown(ref)
    swapper.leave(remote, ref)
  }
  const watch = watchReleases({ win, knowledge, marks, timings, leave })
  handover.events.forEach(watch.areaEvent)
  handover.accidents.forEach(watch.accident)
  onAreaEvent(watch.areaEvent)
  onAccident(win, watch.accident)

  const take = async (text: string | null): Promise<void> => {
    const verdict = await learn(knowledge, text)
    // Signed by keys this device has not heard of: perhaps they are newer than its own.
    if (verdict === 'unsigned' && (await renewTrust(knowledge, unknownKeys))) await learn(knowledge, text)
    swapper.consider()
  }
  const tell = joinTabs(win as Window & typeof globalThis, (text) => void take(text))
  const look = async () => {
    const text = await fetchText(`/c/${trust.channel}.json`)
    const before = newestOf(knowledge)
    await take(text)
    if (text !== null && newestOf(knowledge) !== before) tell(text)
  }

  // What came too late for the start is news as well.
  void begun.document.then(take)
  watchForNews({ win, timings, clock, poll: () => newestOf(knowledge).poll, look })
  healFailed(win, timings)
  reloadWhenQuiet(win, knowledge, shell, swapper.swaps)
  win.setTimeout(() => void renewTrust(knowledge, daily), timings.settled)
  return watch
}
