import * as durations from './durations.ts'
import type { Failure, Shown, State, PositionFailure } from './state.ts'

/**
 * The status that is shown with the weather's age. It's `updated` unless something is wrong or new. `fresh` is
 * weather that has just arrived. `just` answers a refresh that needed no call.
 */
type Status = 'updated' | 'fresh' | 'just' | 'blocked' | 'failed' | 'stale'

export interface Content {
  readonly type: 'content'
  readonly shown: Shown
  readonly status: Status
  readonly busy: boolean
  readonly canRefresh: boolean
  readonly blockedUntil: number
  /** The reason why the weather is by IP address, or null if it's at the device's position. */
  readonly positionFailure: PositionFailure | null
}

export type View =
  | Content
  | { readonly type: 'waiting'; readonly locating: boolean; readonly positionFailure: PositionFailure | null }
  | {
      readonly type: 'failed'
      readonly failure: Failure
      readonly positionFailure: PositionFailure | null
      readonly blockedUntil: number
      readonly canRetry: boolean
    }

function statusOf({ failure, justUntil }: State, shown: Shown, blocked: boolean, now: number): Status {
  if (now < justUntil) return 'just'
  if (blocked) return 'blocked'
  if (now - shown.at > durations.staleAge) return 'stale'
  if (failure === 'service' || failure === 'network') return 'failed'
  return now - shown.at < durations.freshAge ? 'fresh' : 'updated'
}

/** Returns the view of a state at `now` (epoch milliseconds). */
export function viewOf(state: State, now: number): View {
  const { shown, calls, search, failure, positionFailure, blockedUntil } = state
  const blocked = now < blockedUntil
  if (shown) {
    return {
      type: 'content',
      shown,
      status: statusOf(state, shown, blocked, now),
      busy: calls.length > 0 || (state.byUser && search === 'waiting'),
      canRefresh: !blocked,
      blockedUntil,
      positionFailure: shown.fix ? null : positionFailure,
    }
  }
  if (search === 'waiting' || calls.length > 0 || !failure) {
    return {
      type: 'waiting',
      locating: calls.length === 0,
      positionFailure: calls.length > 0 ? positionFailure : null,
    }
  }
  return { type: 'failed', failure, positionFailure, blockedUntil, canRetry: !blocked }
}
