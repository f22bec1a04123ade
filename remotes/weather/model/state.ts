import type { Weather } from '../endpoints.ts'
import type { Fix } from './position.ts'

/** Why there is no position: not permitted, switched off, too weak, or no way to ask at all. */
export type PositionFailure = 'denied' | 'off' | 'weak' | 'absent'

/** A request in flight: for the weather of `fix`, or of the IP address where there is none. */
export interface Call {
  readonly id: number
  readonly fix: Fix | null
  /** Not asked for by the user: its failure shows no toast. */
  readonly quiet: boolean
}

export interface Shown {
  readonly weather: Weather
  /** When it arrived, epoch milliseconds. */
  readonly at: number
  /** The position it was asked for; null for weather by IP address. */
  readonly fix: Fix | null
}

/** Why there is nothing new: no connection, a failed request, no place known by IP address, or a 429. */
export type Failure = 'network' | 'service' | 'place' | 'wait'

/** What survives the screen: a release swap or a visit to another route loses nothing. */
export interface Snapshot {
  readonly shown: Shown | null
  readonly fix: Fix | null
}

export interface State extends Snapshot {
  /** Number of the current search; answers to earlier ones are ignored. */
  readonly round: number
  /** `overdue`: the time limit has passed, but a late position is still taken, once. */
  readonly search: 'none' | 'waiting' | 'overdue'
  readonly searchEnded: number
  /** A position too inexact to use at first; used when the IP address has no place either. */
  readonly rough: Fix | null
  readonly positionFailure: PositionFailure | null
  readonly calls: readonly Call[]
  readonly lastId: number
  /** Weather that arrived since then needs no new call in the current search. */
  readonly freshFrom: number
  readonly byUser: boolean
  readonly failure: Failure | null
  readonly blockedUntil: number
  /** Until then an overloaded server is asked only when the user wants it (RFC 9110 §15.6.4). */
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

/** What the machine has to do because of an event. */
export type Effect =
  | { readonly type: 'locate'; readonly round: number }
  | { readonly type: 'fetch'; readonly call: Call }
  | { readonly type: 'wake'; readonly ms: number }

export type Step = readonly [State, readonly Effect[]]

export const unchanged = (state: State): Step => [state, []]

/** The initial state. `canLocate` is false where no position can be requested. */
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
