import type { RemoteEvent, RemoteState } from '../../federation/remoteStates.ts'
import type { Timings } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import type { FailureClass } from './classifyFailure.ts'

// One state machine per page. A release is named by its ref, `<remote>@<version>-<build>`. Its lifecycle:
// selected (`selection`) → loading → waiting for an idle user → staged → shown → on trial → good, or
// quarantined and rolled back.

/** The releases that may run here, from the newest document and the device's quarantine. */
export interface Selection {
  /** Refs of a remote's releases, best first; with `now` they take over without waiting for an idle user. */
  readonly remotes: Readonly<
    Record<string, { readonly candidates: readonly ReleaseRef[]; readonly swap?: 'now' | undefined }>
  >
  readonly revoked: readonly (ReleaseRef | '')[]
  /**
   * Channel entry (`<epoch>.<seq>`) that requests a newer shell, unless the page has already reloaded for it.
   */
  readonly newShell?: string | undefined
}

export interface PageView {
  readonly remote: string | undefined
  readonly route: string | undefined
  /** The strongest guard that a screen holds: `block` while the user types or pays. */
  readonly guard: 'block' | 'ask' | undefined
  readonly touchedAt: number
  /** Visible, and not known to be offline. */
  readonly seen: boolean
}

export interface LiveState {
  readonly timings: Timings
  readonly selection: Selection
  readonly page: PageView
  /** The page's store (`remoteStates`) when the step began. The outlet renders the changes. */
  readonly remotes: Readonly<Record<string, RemoteState>>
  /** On the page but not yet known to be good: ref → trial number. */
  readonly trials: Readonly<Record<ReleaseRef, number>>
  readonly good: readonly ReleaseRef[]
  /** Retries of failed remotes: `id` is the timer's number, `pause` the next pause. */
  readonly retry: {
    readonly phase: 'none' | 'waiting' | 'running'
    readonly id: number
    readonly pause: number
    /** Time until which an overloaded server must not be asked. */
    readonly notBefore: number
  }
  readonly checking: boolean
  readonly swaps: number
  /** The app wants the page reloaded at a moment that disturbs nobody. */
  readonly reloadWanted: boolean
  readonly lastId: number
}

/** `swap` checks whether a waiting swap can proceed; the others end the job with their id. */
export type Timer =
  | { readonly type: 'swap' }
  | { readonly type: 'trial'; readonly ref: ReleaseRef; readonly id: number }
  | { readonly type: 'staged' | 'retry'; readonly id: number }

export interface ClassifiedFailure {
  readonly when: 'loading' | 'shown'
  readonly kind: FailureClass
  readonly remote: string
  readonly ref: ReleaseRef
  readonly cause: unknown
}

export type LiveEvent =
  | Exclude<RemoteEvent, { readonly type: 'selected' | 'starting' | 'askedAgain' }>
  | { readonly type: 'selected'; readonly selection: Selection }
  /** The server was asked for a newer document; `selection` is up to date. */
  | { readonly type: 'checked' }
  | { readonly type: 'page'; readonly page: PageView }
  /** The network is back; the user has navigated to another screen and it has rendered. */
  | { readonly type: 'online' | 'moved' }
  /** The server's time is known: a document that looked expired by the device's clock may be valid. */
  | { readonly type: 'timeTold' }
  | { readonly type: 'reloadRequested' }
  | { readonly type: 'loadEnded'; readonly id: number; readonly screens: readonly string[] | null }
  | ({ readonly type: 'classified' } & ClassifiedFailure)
  | { readonly type: 'uncaught'; readonly remote: string; readonly ref: ReleaseRef; readonly cause: unknown }
  /** The server requests a pause of `ms`. */
  | { readonly type: 'busy'; readonly ms: number }
  | { readonly type: 'retried' }
  | { readonly type: 'timer'; readonly timer: Timer }

/** A side effect of the machine; `runEffects.ts` carries it out. */
export type Effect =
  | {
      readonly type: 'load'
      readonly remote: string
      readonly ref: ReleaseRef
      readonly id: number
      readonly ms: number
    }
  | { readonly type: 'open'; readonly remote: string }
  | { readonly type: 'quarantine'; readonly ref: ReleaseRef; readonly why: string; readonly cause: unknown }
  | {
      readonly type: 'markStart' | 'clearMarker' | 'markGood' | 'forget' | 'unload'
      readonly ref: ReleaseRef
    }
  | ({ readonly type: 'classify' } & Omit<ClassifiedFailure, 'kind'>)
  | { readonly type: 'report'; readonly what: string; readonly ref: ReleaseRef; readonly cause: unknown }
  /** `scattered` shifts the timer by up to a quarter either way. */
  | { readonly type: 'startTimer'; readonly timer: Timer; readonly ms: number; readonly scattered?: true }
  | { readonly type: 'retry'; readonly remotes: readonly string[] }
  | { readonly type: 'abortPending' | 'refreshRoutes' }
  | { readonly type: 'reload'; readonly entry: string | undefined }

export type Step = readonly [LiveState, readonly Effect[]]

/** The state of a page before its first remote is opened. */
export const firstState = (timings: Timings, selection: Selection, page: PageView): LiveState => ({
  timings,
  selection,
  page,
  remotes: {},
  trials: {},
  good: [],
  retry: { phase: 'none', id: 0, pause: timings.retry[0], notBefore: 0 },
  checking: false,
  swaps: 0,
  reloadWanted: false,
  lastId: 0,
})

/** A step with this state and these effects. */
export const to = (state: LiveState, ...effects: Effect[]): Step => [state, effects]

/** Combines two steps; the first one's effects come first. */
export function andThen([state, effects]: Step, next: (state: LiveState) => Step): Step {
  const [after, more] = next(state)
  return [after, [...effects, ...more]]
}

/** One step for each remote of the page, in the order they were opened. */
export const forEach = (state: LiveState, next: (state: LiveState, remote: string) => Step): Step =>
  Object.keys(state.remotes).reduce<Step>(
    (step, remote) => andThen(step, (now) => next(now, remote)),
    to(state),
  )

/** Changes one remote's state; does nothing for a remote that isn't open. */
export function edit(state: LiveState, remote: string, changes: Partial<RemoteState>): LiveState {
  const before = state.remotes[remote]
  return before ? { ...state, remotes: { ...state.remotes, [remote]: { ...before, ...changes } } } : state
}

/** The releases this device may run, best first; empty for an unknown remote. */
export const candidatesOf = ({ selection }: LiveState, remote: string): readonly ReleaseRef[] =>
  selection.remotes[remote]?.candidates ?? []
