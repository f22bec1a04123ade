import type { Weather } from '../endpoints.ts'
import type { Fix } from './position.ts'

/** Why there is no position: not permitted, switched off, too weak, or unsupported. */
export type PositionFailure = 'denied' | 'off' | 'weak' | 'absent'

/** A request in flight for the weather of `fix`, or of the IP address without one. */
export interface Call {
  readonly id: number
  readonly fix: Fix | null
  /** Not requested by the user: its failure shows no toast. */
  readonly quiet: boolean
}

export interface Shown {
  readonly weather: Weather
  /** Time of arrival, epoch milliseconds. */
  readonly at: number
  /** The requested position; null for weather by IP address. */
  readonly fix: Fix | null
}

/** Why there is no new weather: no connection, a failed request, no place for the IP address, or a 429. */
export type Failure = 'network' | 'service' | 'place' | 'wait'

/** State that survives a release swap and a visit to another route. */
export interface Snapshot {
  readonly shown: Shown | null
  readonly fix: Fix | null
}

export interface State extends Snapshot {
  /** Number of the current search; answers to earlier ones are ignored. */
  readonly round: number
  /** `overdue`: the time limit has passed, but one late position is still accepted. */
  readonly search: 'none' | 'waiting' | 'overdue'
  readonly searchEnded: number
  /** A position that is too inexact, used only if the IP address has no place either. */
  readonly rough: Fix | null
  readonly positionFailure: PositionFailure | null
  readonly calls: readonly Call[]
  readonly lastId: number
  /** Weather that arrived later needs no new call in this search. */
  readonly freshFrom: number
  readonly byUser: boolean
  readonly failure: Failure | null
  readonly blockedUntil: number
  /** Until then an overloaded server gets only the user's own requests (RFC 9110 §15.6.4). */
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

/** The effects of an event. */
export type Effect =
  | { readonly type: 'locate'; readonly round: number }
  | { readonly type: 'fetch'; readonly call: Call }
  | { readonly type: 'wake'; readonly ms: number }

export type Step = readonly [State, readonly Effect[]]

export const unchanged = (state: State): Step => [state, []]

/** The initial state. `canLocate` is false if no position can be requested. */
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
