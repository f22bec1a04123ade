import { coolDown } from '../federation/openArea.ts'
import { setWitness } from '../federation/witness.ts'
import { fetchText } from '../ignition/fetchText.ts'
import type { Start } from '../ignition/start.ts'
import { learn, newestOf, type Knowledge } from './knowledge.ts'
import { joinTabs } from './otherTabs.ts'
import { keepOneWarm } from './purge.ts'
import { followQuiet } from './quiet.ts'
import { daily, renewTrust, unknownKeys } from './renewTrust.ts'
import { reloadWhenQuiet } from './softReload.ts'
import { createSwapper } from './swapper.ts'
import type { Timings } from './timings.ts'
import { watchForNews } from './watcher.ts'
import { watchReleases } from './watchReleases.ts'

/** Keeps an open page current from here on: watches its releases, looks for news, swaps, falls back. */
export function keepCurrent(
  win: Window,
  begun: Start,
  knowledge: Knowledge,
  shell: string,
  timings: Timings,
): void {
  const { clock, trust } = knowledge
  const swapper = createSwapper({
    win,
    knowledge,
    quiet: followQuiet(win, clock),
    timings,
    putOnProbation: (ref) => watch.putOnProbation(ref),
    retire: keepOneWarm(win),
  })
  const watch = watchReleases(win, knowledge, timings, (remote, ref) => {
    coolDown(ref)
    swapper.leave(remote, ref)
  })
  setWitness(watch.witness)
  const { consider, swaps } = swapper

  const take = async (text: string | null): Promise<void> => {
    const verdict = await learn(knowledge, text)
    // Signed by keys this device has not heard of: perhaps they are newer than its own.
    if (verdict === 'unsigned' && (await renewTrust(knowledge, unknownKeys))) await learn(knowledge, text)
    consider()
  }
  const tell = joinTabs(win as Window & typeof globalThis, (text) => void take(text))
  const look = async () => {
    const text = await fetchText(`/c/${trust.channel}.json`, 5000)
    const before = newestOf(knowledge)
    await take(text)
    if (text !== null && newestOf(knowledge) !== before) tell(text)
  }

  // What came too late for the start is news as well.
  void begun.document.then(take)
  watchForNews({ win, timings, clock, poll: () => newestOf(knowledge).poll, look })
  reloadWhenQuiet(win, knowledge, shell, swaps)
  const rest = () => watch.absolve()
  win.addEventListener('pagehide', rest)
  win.document.addEventListener('visibilitychange', () => {
    if (win.document.visibilityState === 'hidden') rest()
  })
  win.setTimeout(() => void renewTrust(knowledge, daily), timings.settled)
}
