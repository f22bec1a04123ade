import type { Weather } from '../endpoints.ts'
import type { Fix } from './position.ts'

/** The reason for a missing position: not permitted, switched off, signal too weak, or unsupported. */
export type PositionFailure = 'denied' | 'off' | 'weak' | 'absent'

/** A request in flight. It's for the weather at `fix`, or by IP address if `fix` is null. */
export interface Call {
  readonly id: number
  readonly fix: Fix | null
  /** True if the user didn't request it, so that its failure shows no toast. */
  readonly quiet: boolean
}

export interface Shown {
  readonly weather: Weather
  /** Time when the response arrived, in epoch milliseconds. */
  readonly at: number
  /** The position that the request contained, or null for weather by IP address. */
  readonly fix: Fix | null
}

/**
 * The reason for missing weather: no connection, a failed request, an IP address without a place, or a 429.
 */
export type Failure = 'network' | 'service' | 'place' | 'wait'

/** State that survives a release swap and a visit to another route. */
export interface Snapshot {
  readonly shown: Shown | null
  readonly fix: Fix | null
}

export interface State extends Snapshot {
  /** Number of the current search. Results of earlier searches are ignored. */
  readonly round: number
  /** `overdue` means that the time limit has passed. One late position is still accepted then. */
  readonly search: 'none' | 'waiting' | 'overdue'
  readonly searchEnded: number
  /** A position that is too inexact. It's used only if the server can't locate the IP address either. */
  readonly rough: Fix | null
  readonly positionFailure: PositionFailure | null
  readonly calls: readonly Call[]
  readonly lastId: number
  /** Time in epoch milliseconds. Weather that arrived later needs no new call in this search. */
  readonly freshFrom: number
  readonly byUser: boolean
  readonly failure: Failure | null
  readonly blockedUntil: number
  /** Time (epoch milliseconds) until which only the user's own requests are sent (RFC 9110 §15.6.4). */
  readonly quietUntil: number
  readonly justUntil: number
}

export type Event =
  | { readonly type: 'start' | 'refresh' | 'resume' | 'allowed' | 'online' | 'wake' }
  | { readonly type: 'found'; readonly round: number; readonly fix: Fix }
  | { readonly type: 'missed'; readonly round: number; readonly why: Exclude<PositionFailure, 'absent'> }
  | { readonly type: 'overdue'; readonly round: number }
  | { readonly type: 'reply'; readonly id: number; readonly weather: Weather }
  | {
      readonly type: 'fail'
      readonly id: number
      readonly why: Failure
      readonly waitMs?: number | undefined
    }

/** A side effect that the machine runs after an event. */
export type Effect =
  | { readonly type: 'locate'; readonly round: number }
  | { readonly type: 'fetch'; readonly call: Call }
  | { readonly type: 'wake'; readonly ms: number }

export type Step = readonly [State, readonly Effect[]]

export const unchanged = (state: State): Step => [state, []]

/** Returns the initial state. `canLocate` is false if no position can be requested. */
export const firstState = (snapshot: Snapshot, canLocate: boolean): State => ({
  shown: snapshot.shown,
  fix: snapshot.fix,
  round: 0,
  search: 'none',
  searchEnded: 0,
  rough: null,
  positionFailure: canLocate ? null : 'absent',
  calls: [],
  lastId: 0,
  freshFrom: 0,
  byUser: false,
  failure: null,
  blockedUntil: 0,
  quietUntil: 0,
  justUntil: 0,
})
