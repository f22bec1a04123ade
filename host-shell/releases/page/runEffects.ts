import { ref as asIs } from 'valtio'
import { candidatesFor, currentChoices, refreshRoutes, releaseOf } from '../../remotes/chooseRelease.ts'
import { abortPendingFiles, loadedModules, loadRelease, showBestRelease } from '../../remotes/openRemote.ts'
import {
  onRemoteEvent,
  remoteStates,
  showRelease,
  showStatus,
  type RemoteEvent,
} from '../../remotes/remoteStates.ts'
import { loadTitles } from '../../remotes/titles.ts'
import type { Timings } from '../model/timings.ts'
import { compareVersions } from '../model/version.ts'
import { classifyRelease } from './live/classifyFailure.ts'
import { note } from './journal.ts'
import { navigationEvents, restoreScrollAndFocus, saveScrollAndFocus, watchPage } from './pageActivity.ts'
import type { StartMarkers } from './quarantine.ts'
import { markGood, quarantineRelease } from './recordRelease.ts'
import { newestDocument, updateSelection, type ReleaseState } from './releaseState.ts'
import { unloadRelease } from './unload.ts'
import { firstState, type Effect, type LiveEvent, type LiveState, type Selection } from './live/liveState.ts'
import { step } from './live/liveStep.ts'

interface Deps {
  readonly win: Window
  readonly releases: ReleaseState
  readonly markers: StartMarkers
  readonly timings: Timings
}

type EffectOf<Type> = Extract<Effect, { readonly type: Type }>
type Handlers = { readonly [Type in Effect['type']]: (effect: EffectOf<Type>) => void }

/** What may run now, as the machine sees it. */
function currentSelection(releases: ReleaseState): Selection {
  const { revoked, remotes, shell, epoch, seq } = newestDocument(releases)
  const entry = `${epoch}.${seq}`
  const isShellOld = compareVersions(releases.offers.shell, shell.min) < 0
  const newShell = isShellOld && releases.memory.now.reloadedFor !== entry ? entry : undefined
  const entries = Object.entries(currentChoices()).map(([remote, { candidates }]) => {
    const refs = candidates.map(({ ref }) => ref)
    return [remote, { candidates: refs, swap: remotes[remote]?.swap }] as const
  })
  return { remotes: Object.fromEntries(entries), revoked, newShell }
}

/** Carries out what the machine wants, each kind in one place; `dispatch` takes what comes of it. */
function handlersFor(
  { win, releases, markers }: Deps,
  dispatch: (event: LiveEvent) => void,
  schedule: (effect: EffectOf<'startTimer'>) => void,
): Handlers {
  return {
    load({ remote, ref, id, ms }) {
      const candidate = candidatesFor(remote).find((one) => one.ref === ref)
      const loading = candidate ? loadRelease(candidate, ms) : Promise.resolve(undefined)
      void loading.then((module) =>
        dispatch({ type: 'loadEnded', id, screens: module ? Object.keys(module.screens) : null }),
      )
    },
    stage({ remote, ref }) {
      const module = loadedModules.get(ref)
      const known = remoteStates[remote]
      if (module && known) known.next = { release: ref, module: asIs(module) }
    },
    unstage({ remote }) {
      delete remoteStates[remote]?.next
    },
    swap({ remote, ref, before }) {
      const module = loadedModules.get(ref)
      if (!module) return
      const position = saveScrollAndFocus(win)
      showRelease(remote, ref, module)
      refreshRoutes()
      void loadTitles(remote)
      win.requestAnimationFrame(() => restoreScrollAndFocus(win, remote, position))
      note('swapped', ref, `from ${before}`)
    },
    showLoading: ({ remote }) => showStatus(remote, 'loading'),
    showFailed: ({ remote }) => showStatus(remote, 'failed'),
    open: ({ remote }) => void showBestRelease(remote),
    retry: ({ remotes }) =>
      void Promise.all(remotes.map(showBestRelease)).then(() => dispatch({ type: 'retried' })),
    abortPending: () => abortPendingFiles('/r/'),
    reload({ entry }) {
      note('reload', releases.offers.shell, entry ?? 'many swaps')
      if (entry) releases.memory.change((memory) => void (memory.reloadedFor = entry))
      win.location.reload()
    },
    classify({ when, remote, ref, cause }) {
      void classifyRelease(cause, releaseOf(ref), win, releases.trust.subtle).then((kind) =>
        dispatch({ type: 'classified', when, remote, ref, cause, kind }),
      )
    },
    quarantine({ ref, why, cause }) {
      markers.clear(ref)
      note(why, ref, String(cause))
      quarantineRelease(releases, ref)
    },
    markStart: ({ ref }) => markers.set(ref),
    clearMarker: ({ ref }) => markers.clear(ref),
    markGood({ ref }) {
      markers.clear(ref)
      releases.memory.change((memory) => markGood(memory, ref))
      updateSelection(releases)
      note('good', ref)
    },
    forget: ({ ref }) => void loadedModules.delete(ref),
    unload: ({ ref }) => unloadRelease(win, ref),
    report: ({ what, ref, cause }) => note(what, ref, String(cause)),
    startTimer: schedule,
    refreshRoutes,
  }
}

const sameView = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** Runs the machine on a page: events in, effects out, one event at a time. `events` have happened already. */
export function runLive(deps: Deps, events: readonly RemoteEvent[]) {
  const { win, releases, timings } = deps
  const { clock } = releases
  const queue: LiveEvent[] = []
  let running = false
  /** Effects show things themselves; what that emits the machine knows. */
  let own = false

  const view = watchPage(win, clock, () => dispatch({ type: 'page', page: view() }))
  let state: LiveState = firstState(timings, currentSelection(releases), view())

  const schedule = ({ timer, ms, scattered }: EffectOf<'startTimer'>) => {
    const wait = scattered ? ms * (0.75 + Math.random() / 2) : ms
    win.setTimeout(() => dispatch({ type: 'timer', timer }), wait)
  }
  const handlers = handlersFor(deps, dispatch, schedule)
  // The compiler cannot see that a handler gets the effect of its own type.
  const carryOut = (effect: Effect) => (handlers[effect.type] as (effect: Effect) => void)(effect)

  function take(event: LiveEvent): void {
    const [next, effects] = step(state, event, clock())
    state = next
    for (const effect of effects) {
      own = effect.type === 'swap' || effect.type === 'showLoading' || effect.type === 'showFailed'
      carryOut(effect)
      own = false
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
    if (event.type === 'selected') dispatch({ type: 'selected', selection: currentSelection(releases) })
    else if (event.type !== 'starting' && event.type !== 'askedAgain' && !own) dispatch(event)
  }

  // Not `replaceState`: it changes the address of the screen that is there.
  for (const move of navigationEvents.slice(0, 2))
    win.addEventListener(move, () => win.setTimeout(() => dispatch({ type: 'moved' })))
  events.forEach(listen)
  onRemoteEvent(listen)
  return dispatch
}
