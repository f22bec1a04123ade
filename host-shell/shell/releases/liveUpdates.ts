import { snapshot } from 'valtio'
import { candidatesFor, currentChoices, startableReleases } from '../federation/chooseRelease.ts'
import { reloadRequested } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { onRemoteEvent, remoteStates, type RemoteEvent } from '../federation/remoteStates.ts'
import { guardStorage } from '@companion/shared/platform/storage'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import { prepareReturn } from '../serviceWorker/prepareReturn.ts'
import type { BootData } from '../boot/bootData.ts'
import { compareVersions } from '@companion/release-protocol/version'
import { rootsAfterUnknownKeys, rootsDaily, type Timings } from '@companion/release-protocol/timings'
import { attributeError, type UncaughtError } from './live/classifyFailure.ts'
import { firstState, type Effect, type LiveEvent, type LiveState, type Selection } from './live/liveState.ts'
import { step } from './live/liveStep.ts'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { watchPage } from './pageActivity.ts'
import { handlersFor, renderRemotes, type EffectOf } from './runEffects.ts'
import { acceptDocument, loadVerification } from './acceptDocument.ts'
import { newestDocument, updateSelection, type ReleaseState } from './releaseState.ts'
import { settleClock } from './settleClock.ts'
import type { StartMarkers } from './quarantine.ts'
import type { HealthEvent } from './health/recordHealth.ts'
import { connectTabs } from './connectTabs.ts'
import { shellUpdater } from './shellUpdater.ts'
import { pollReleases } from './pollReleases.ts'
import { releaseNews } from './releaseNews.ts'
import { reportHealth } from './reportHealth.ts'

interface LiveDeps {
  readonly win: Window
  readonly releases: ReleaseState
  readonly markers: StartMarkers
  readonly timings: Timings
  /** Called with each effect before it's run, and with events of the shell. */
  readonly observe: (happening: HealthEvent) => void
}

function currentSelection(releases: ReleaseState, isShellNext: () => boolean): Selection {
  const { revoked, remotes, shell, epoch, seq } = newestDocument(releases)
  const entry = `${epoch}.${seq}`
  const isShellOld = compareVersions(releases.offers.shell, shell.min) < 0
  const newShell =
    (isShellOld || isShellNext()) && releases.memory.now.reloadedFor !== entry ? entry : undefined
  const entries = Object.entries(currentChoices()).map(([remote, { candidates }]) => {
    const refs = candidates.map(({ ref }) => ref)
    return [remote, { candidates: refs, swap: remotes[remote]?.swap }] as const
  })
  return { remotes: Object.fromEntries(entries), revoked, newShell }
}

const sameView = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** Runs the state machine on a page, one event at a time. `events` are the events that happened before. */
function runLive(deps: LiveDeps, events: readonly RemoteEvent[]) {
  const { win, releases, markers, timings, observe } = deps
  const { clock } = releases
  const shell = shellUpdater({ win, releases, timings, report: observe })
  const queue: LiveEvent[] = []
  let running = false

  const { view, position } = watchPage(win, clock, () => dispatch({ type: 'page', page: view() }))
  let state: LiveState = firstState(timings, currentSelection(releases, shell.isNext), view())

  const startTimer = ({ timer, ms, scattered }: EffectOf<'startTimer'>) => {
    const wait = scattered ? ms * (0.75 + Math.random() / 2) : ms
    win.setTimeout(() => dispatch({ type: 'timer', timer }), wait)
  }
  const handlers = handlersFor({ win, releases, markers, dispatch, startTimer })
  // The cast is needed because the compiler can't see that each handler gets the effect of its own type.
  const carryOut = (effect: Effect) => (handlers[effect.type] as (effect: Effect) => void)(effect)

  function take(event: LiveEvent): void {
    if (event.type === 'checked') shell.review()
    const remotes = snapshot(remoteStates)
    const [next, effects] = step({ ...state, remotes }, event, clock())
    state = next
    renderRemotes(win, position, remotes, next.remotes)
    for (const effect of effects) {
      observe(effect)
      carryOut(effect)
    }
  }
  function dispatch(event: LiveEvent): void {
    queue.push(event)
    if (running) return
    running = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      const page = view()
      if (!sameView(page, state.page)) take({ type: 'page', page })
      take(next)
    }
    running = false
  }
  const listen = (event: RemoteEvent): void => {
    if (event.type === 'selected')
      dispatch({ type: 'selected', selection: currentSelection(releases, shell.isNext) })
    else if (event.type !== 'starting' && event.type !== 'askedAgain') dispatch(event)
  }

  // `replaceState` is excluded, because it changes the URL without leaving the current screen.
  for (const move of navigationEvents.slice(0, 2))
    win.addEventListener(move, () => win.setTimeout(() => dispatch({ type: 'moved' })))
  events.forEach(listen)
  onRemoteEvent(listen)
  return dispatch
}

interface LiveUpdatesDeps extends LiveDeps {
  readonly bootData: BootData
  /** Events that happened before this code was loaded. */
  readonly events: readonly RemoteEvent[]
  readonly uncaughtErrors: readonly UncaughtError[]
}

/**
 * Keeps an open page up to date. Polls for documents and passes events to the state machine
 * (`live/liveStep.ts`).
 */
export function startLiveUpdates(deps: Omit<LiveUpdatesDeps, 'observe'>): void {
  const { win, bootData, releases, timings, events, uncaughtErrors } = deps
  const { clock, trust } = releases
  const report = reportHealth(win, releases)
  events.forEach(report)
  onRemoteEvent(report)
  releases.memory.change((memory) => settleClock(memory, clock()))
  updateSelection(releases)
  const dispatch = runLive({ ...deps, observe: report }, events)
  const uncaught = (error: UncaughtError) => {
    const found = attributeError(error)
    if (found) dispatch({ type: 'uncaught', ...found })
  }
  uncaughtErrors.forEach(uncaught)
  win.addEventListener('error', uncaught)
  win.addEventListener('unhandledrejection', uncaught)
  win.addEventListener('online', () => dispatch({ type: 'online' }))
  on(reloadRequested, ({ remote }) => {
    if (!remote || remoteStates[remote]) dispatch({ type: 'reloadRequested' })
  })

  const updateRoot = (apart: number) =>
    loadVerification().then(
      (verification) => verification.updateRoot(releases, apart),
      () => false,
    )
  let isOutdated = false
  const take = async (text: string | null): Promise<void> => {
    const verdict = await acceptDocument(releases, text)
    // The document can be signed with keys that are newer than this device's root document.
    if (verdict === 'unsigned' && (await updateRoot(rootsAfterUnknownKeys)))
      await acceptDocument(releases, text)
    dispatch({ type: 'checked' })
    // Other failed remotes wait for their own retry. Reopening them now could remove the Retry button just as
    // the user presses it.
    if (!isOutdated || companion.clockSkew === undefined) return
    isOutdated = false
    dispatch({ type: 'timeTold' })
  }
  const broadcast = connectTabs((text) => void take(text))
  const news = releaseNews({
    url: `/c/${trust.channel}.json`,
    storage: guardStorage(() => win.localStorage),
    clock,
    apart: timings.betweenLooks,
    get: win.fetch.bind(win),
  })
  const look = async () => {
    // A strict remote that's opened meanwhile waits for this request (`chooseRelease.ts`).
    const text = await (bootData.news = news.ask())
    const before = newestDocument(releases)
    await take(text)
    if (text !== null && newestDocument(releases) !== before) broadcast(text)
  }
  onRemoteEvent((event) => {
    if (event.type !== 'failed' || companion.clockSkew !== undefined) return
    // Its releases may only look expired because the device's clock is wrong and no response has contained
    // the server's time yet.
    void startableReleases(event.remote).then(({ length }) => {
      if (length || !candidatesFor(event.remote).length) return
      isOutdated = true
      void look()
    })
  })

  if (bootData.news) news.note()
  // If the start requested a document, the first screen didn't wait for it, so it's applied now.
  const informed = bootData.news ? bootData.news.then(take) : news.wait() ? Promise.resolve() : look()
  void informed.then(() => whenIdle(win, () => void prepareReturn(win, releases.documents)))
  pollReleases({ win, timings, poll: () => newestDocument(releases).poll, wait: news.wait, look })
  win.setTimeout(() => void updateRoot(rootsDaily), timings.settled)
}
