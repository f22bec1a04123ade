import { candidatesFor, refreshRoutes, releaseOf } from '../federation/chooseRelease.ts'
import { abortPendingFiles, loadedModules, loadRelease, showBestRelease } from '../federation/openRemote.ts'
import { setRemote } from '../federation/remoteStates.ts'
import { loadTitles } from '../federation/titles.ts'
import { classifyRelease } from './live/classifyFailure.ts'
import type { Effect, LiveEvent, LiveState } from './live/liveState.ts'
import { restoreScrollAndFocus, type Position } from './pageActivity.ts'
import { markGood, nonceOf, quarantine, type StartMarkers } from './quarantine.ts'
import { newestDocument, updateSelection, type ReleaseState } from './releaseState.ts'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

function quarantineRelease(releases: ReleaseState, ref: ReleaseRef): void {
  const nonce = nonceOf(newestDocument(releases), ref)
  releases.memory.change((memory) => quarantine(memory, ref, releases.clock(), nonce))
  updateSelection(releases)
}

/**
 * The federation runtime's list of instances. It's internal to the library, so the code checks that it
 * exists.
 */
interface Runtime {
  readonly __INSTANCES__?: { readonly name?: string }[]
}

/** Removes as much of a release from the page as possible: its runtime instance, globals and stylesheets. */
function unloadRelease(win: Window, ref: ReleaseRef): void {
  loadedModules.delete(ref)
  const release = releaseOf(ref)
  if (!release) return
  const { mf: name, path } = release
  const globals = win as unknown as Record<string, unknown>
  const { __INSTANCES__: instances } = (globals['__FEDERATION__'] ?? {}) as Runtime
  const at = instances?.findIndex((instance) => instance.name === name) ?? -1
  if (at >= 0) instances?.splice(at, 1)

  // The container declares its globals with `var`, so they can't be deleted.
  globals[name] = undefined
  globals[`webpackChunk${name}`] = undefined
  win.document
    .querySelectorAll(`link[href*="/${path}"], script[src*="/${path}"]`)
    .forEach((element) => element.remove())
}

/** Renders the remotes that a step has changed. `position` returns the user's position before the change. */
export function renderRemotes(
  win: Window,
  position: () => Position,
  before: LiveState['remotes'],
  after: LiveState['remotes'],
): void {
  for (const [remote, state] of Object.entries(after)) {
    const known = before[remote]
    if (state === known) continue
    const place = position()
    setRemote(remote, state)
    if (!state.shown || state.shown === known?.shown) continue
    refreshRoutes()
    void loadTitles(remote)
    win.requestAnimationFrame(() => restoreScrollAndFocus(win, remote, place))
  }
}

export interface EffectDeps {
  readonly win: Window
  readonly releases: ReleaseState
  readonly markers: StartMarkers
  readonly dispatch: (event: LiveEvent) => void
  readonly startTimer: (effect: EffectOf<'startTimer'>) => void
}

export type EffectOf<Type> = Extract<Effect, { readonly type: Type }>
type Handlers = { readonly [Type in Effect['type']]: (effect: EffectOf<Type>) => void }

/** Returns the handlers that run the state machine's effects. `dispatch` gets the resulting events. */
export function handlersFor({ win, releases, markers, dispatch, startTimer }: EffectDeps): Handlers {
  return {
    load({ remote, ref, id, ms }) {
      const candidate = candidatesFor(remote).find((one) => one.ref === ref)
      const loading = candidate ? loadRelease(candidate, ms) : Promise.resolve(undefined)
      void loading.then((module) =>
        dispatch({ type: 'loadEnded', id, screens: module ? Object.keys(module.screens) : null }),
      )
    },
    open: ({ remote }) => void showBestRelease(remote),
    retry: ({ remotes }) =>
      void Promise.all(remotes.map(showBestRelease)).then(() => dispatch({ type: 'retried' })),
    abortPending: () => abortPendingFiles('/r/'),
    reload({ entry }) {
      if (entry) releases.memory.change((memory) => void (memory.reloadedFor = entry))
      win.location.reload()
    },
    classify({ when, remote, ref, cause }) {
      const busy = (ms: number) => dispatch({ type: 'busy', ms })
      void classifyRelease(cause, releaseOf(ref), win, releases.trust.subtle, busy).then((kind) =>
        dispatch({ type: 'classified', when, remote, ref, cause, kind }),
      )
    },
    quarantine({ ref }) {
      markers.clear(ref)
      quarantineRelease(releases, ref)
    },
    markStart: ({ ref }) => markers.set(ref),
    clearMarker: ({ ref }) => markers.clear(ref),
    markGood({ ref }) {
      markers.clear(ref)
      releases.memory.change((memory) => markGood(memory, ref))
      updateSelection(releases)
    },
    forget: ({ ref }) => void loadedModules.delete(ref),
    unload: ({ ref }) => unloadRelease(win, ref),
    // Does nothing here, because health reports observe every effect (`liveUpdates.ts`).
    report() {},
    startTimer,
    refreshRoutes,
  }
}
