import type { RemoteEvent, RemoteState } from '../../federation/remoteStates.ts'
import type { Timings } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import type { FailureClass } from './classifyFailure.ts'

// One state machine per page. A `ref` identifies a release, `<remote>@<version>-<build>`. A release goes
// through these states: selected (`selection`), loading, waiting for an idle user, staged, shown, on trial.
// After the trial it's good, or it's quarantined and rolled back.

/** The releases that may run on this device, according to the newest document and the quarantine. */
export interface Selection {
  /**
   * Remote → its releases, best first. With `swap: 'now'`, they replace the visible release without waiting
   * for an idle user.
   */
  readonly remotes: Readonly<
    Record<string, { readonly candidates: readonly ReleaseRef[]; readonly swap?: 'now' | undefined }>
  >
  readonly revoked: readonly (ReleaseRef | '')[]
  /**
   * Channel entry (`<epoch>.<seq>`) that selects a newer shell. Undefined if the page has already reloaded
   * for that entry.
   */
  readonly newShell?: string | undefined
}

export interface PageView {
  readonly remote: string | undefined
  readonly route: string | undefined
  /** The strongest guard that a screen has set. `block`: the user is typing or paying. */
  readonly guard: 'block' | 'ask' | undefined
  readonly touchedAt: number
  /** The page is visible and, as far as known, online. */
  readonly seen: boolean
}

export interface LiveState {
  readonly timings: Timings
  readonly selection: Selection
  readonly page: PageView
  /** The page's store (`remoteStates`) as it was when the step began. The outlet renders the changes. */
  readonly remotes: Readonly<Record<string, RemoteState>>
  /** Releases that are on the page but not yet known to be good: ref → number of the trial. */
  readonly trials: Readonly<Record<ReleaseRef, number>>
  readonly good: readonly ReleaseRef[]
  /**
   * Retries of failed remotes. `id` is the number of the timer. `pause` is the next pause in milliseconds.
   */
  readonly retry: {
    readonly phase: 'none' | 'waiting' | 'running'
    readonly id: number
    readonly pause: number
    /** Time in milliseconds until which an overloaded server must not receive requests. */
    readonly notBefore: number
  }
  readonly checking: boolean
  readonly swaps: number
  /** The app has requested a reload at a moment that doesn't disturb the user. */
  readonly reloadWanted: boolean
  readonly lastId: number
}

/**
 * `swap` checks whether a waiting swap can proceed. The other timers end the job or trial with their `id`.
 */
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
  /** A request for a newer document has ended, and `selection` is up to date. */
  | { readonly type: 'checked' }
  | { readonly type: 'page'; readonly page: PageView }
  /** `online`: the network is back. `moved`: the user has navigated and the new screen has rendered. */
  | { readonly type: 'online' | 'moved' }
  /**
   * The server's time is known, so a document that looked expired by the device's clock can turn out valid.
   */
  | { readonly type: 'timeTold' }
  | { readonly type: 'reloadRequested' }
  | { readonly type: 'loadEnded'; readonly id: number; readonly screens: readonly string[] | null }
  | ({ readonly type: 'classified' } & ClassifiedFailure)
  | { readonly type: 'uncaught'; readonly remote: string; readonly ref: ReleaseRef; readonly cause: unknown }
  /** The server has requested a pause of `ms` milliseconds. */
  | { readonly type: 'busy'; readonly ms: number }
  | { readonly type: 'retried' }
  | { readonly type: 'timer'; readonly timer: Timer }

/** A side effect of the state machine. `runEffects.ts` runs it. */
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
  /** `scattered` moves the timer randomly by up to a quarter, earlier or later. */
  | { readonly type: 'startTimer'; readonly timer: Timer; readonly ms: number; readonly scattered?: true }
  | { readonly type: 'retry'; readonly remotes: readonly string[] }
  | { readonly type: 'abortPending' | 'refreshRoutes' }
  | { readonly type: 'reload'; readonly entry: string | undefined }

export type Step = readonly [LiveState, readonly Effect[]]

/** Returns the state of a page before its first remote is opened. */
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

/** Returns a step with this state and these effects. */
export const to = (state: LiveState, ...effects: Effect[]): Step => [state, effects]

/** Runs a second step on the first one's state. The first step's effects come first. */
export function andThen([state, effects]: Step, next: (state: LiveState) => Step): Step {
  const [after, more] = next(state)
  return [after, [...effects, ...more]]
}

/** Runs one step for each remote of the page, in the order in which they were opened. */
export const forEach = (state: LiveState, next: (state: LiveState, remote: string) => Step): Step =>
  Object.keys(state.remotes).reduce<Step>(
    (step, remote) => andThen(step, (now) => next(now, remote)),
    to(state),
  )

/** Changes one remote's state. Does nothing if the remote isn't open. */
export function edit(state: LiveState, remote: string, changes: Partial<RemoteState>): LiveState {
  const before = state.remotes[remote]
  return before ? { ...state, remotes: { ...state.remotes, [remote]: { ...before, ...changes } } } : state
}

/** Returns the releases of a remote that this device may run, best first. Empty for an unknown remote. */
export const candidatesOf = ({ selection }: LiveState, remote: string): readonly ReleaseRef[] =>
  selection.remotes[remote]?.candidates ?? []
