import type { Weather } from '@companion/shared/http/shapes/weather'
import type { Fix } from './position.ts'

/** Why there is no position: not permitted, switched off, too weak, or no way to ask at all. */
export type Trouble = 'denied' | 'off' | 'weak' | 'absent'

/** A request under way. With a position it asks for that place, without one for the network's place. */
export interface Call {
  readonly id: number
  readonly fix: Fix | null
  /** Nobody asked for it: its failure is no toast. */
  readonly quiet: boolean
}

export interface Shown {
  readonly weather: Weather
  /** When it arrived. */
  readonly at: number
  /** The position it was asked for; null when the network's address stood for it. */
  readonly fix: Fix | null
}

/** Why there is nothing new: no connection, no answer worth it, no place found, too many requests. */
export type Failure = 'network' | 'service' | 'place' | 'wait'

/** What outlives the screen, so that a swap or a short visit elsewhere loses nothing. */
export interface Kept {
  readonly shown: Shown | null
  readonly fix: Fix | null
}

export interface State extends Kept {
  /** Number of the present search; answers of earlier ones do not count. */
  readonly round: number
  /** `overdue`: the watchdog rang, but a late position is still welcome, once. */
  readonly search: 'none' | 'waiting' | 'overdue'
  readonly searchEnded: number
  /** A position too vague to prefer; better than nothing when the network knows no place either. */
  readonly rough: Fix | null
  readonly trouble: Trouble | null
  readonly calls: readonly Call[]
  readonly lastId: number
  /** Weather that arrived since then is good enough for the present search. */
  readonly freshFrom: number
  readonly byUser: boolean
  readonly failure: Failure | null
  readonly online: boolean
  readonly blockedUntil: number
  readonly justUntil: number
}

export type Event =
  | { readonly type: 'start' | 'refresh' | 'resume' | 'allowed' | 'online' | 'offline' | 'wake' }
  | { readonly type: 'found'; readonly round: number; readonly fix: Fix }
  | { readonly type: 'missed'; readonly round: number; readonly why: Exclude<Trouble, 'absent'> }
  | { readonly type: 'overdue'; readonly round: number }
  | { readonly type: 'reply'; readonly id: number; readonly weather: Weather }
  | { readonly type: 'fail'; readonly id: number; readonly why: Lost; readonly waitMs?: number | undefined }

export type Lost = 'network' | 'service' | 'wait'

/** What is to be done in the world because of an event. */
export type Effect =
  | { readonly type: 'locate'; readonly round: number }
  | { readonly type: 'fetch'; readonly call: Call }
  | { readonly type: 'wake'; readonly ms: number }

export type Step = readonly [State, readonly Effect[]]

export const stay = (state: State): Step => [state, []]

/** The state before anything has happened. `canLocate` is false where no position can be asked for. */
export const firstState = (kept: Kept, canLocate: boolean, online: boolean): State => ({
  shown: kept.shown,
  fix: kept.fix,
  round: 0,
  search: 'none',
  searchEnded: 0,
  rough: null,
  trouble: canLocate ? null : 'absent',
  calls: [],
  lastId: 0,
  freshFrom: 0,
  byUser: false,
  failure: null,
  online,
  blockedUntil: 0,
  justUntil: 0,
})
