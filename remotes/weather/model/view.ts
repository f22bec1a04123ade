import * as durations from './durations.ts'
import type { Failure, Shown, State, PositionFailure } from './state.ts'

/** What the status line says of the age of the weather; `updated` is the usual case. */
type Status = 'updated' | 'just' | 'blocked' | 'failed' | 'stale'

export interface Content {
  readonly kind: 'content'
  readonly shown: Shown
  readonly status: Status
  readonly busy: boolean
  readonly canRefresh: boolean
  readonly blockedUntil: number
  /** Why the weather is that of the IP address; null when it is that of the device's position. */
  readonly positionFailure: PositionFailure | null
}

export type View =
  | Content
  | { readonly kind: 'waiting'; readonly locating: boolean; readonly positionFailure: PositionFailure | null }
  | {
      readonly kind: 'failed'
      readonly failure: Failure
      readonly positionFailure: PositionFailure | null
      readonly blockedUntil: number
      readonly canRetry: boolean
    }

function statusOf({ shown, failure, justUntil }: State, blocked: boolean, now: number): Status {
  if (now < justUntil) return 'just'
  if (blocked) return 'blocked'
  if (shown && now - shown.at > durations.staleAge) return 'stale'
  return failure === 'service' || failure === 'network' ? 'failed' : 'updated'
}

/** What the screen shows of a state at `now` (epoch milliseconds). */
export function viewOf(state: State, now: number): View {
  const { shown, calls, search, failure, positionFailure, blockedUntil } = state
  const blocked = now < blockedUntil
  if (shown) {
    return {
      kind: 'content',
      shown,
      status: statusOf(state, blocked, now),
      busy: calls.length > 0 || (state.byUser && search === 'waiting'),
      canRefresh: !blocked,
      blockedUntil,
      positionFailure: shown.fix ? null : positionFailure,
    }
  }
  if (search === 'waiting' || calls.length > 0 || !failure) {
    return {
      kind: 'waiting',
      locating: calls.length === 0,
      positionFailure: calls.length > 0 ? positionFailure : null,
    }
  }
  return { kind: 'failed', failure, positionFailure, blockedUntil, canRetry: !blocked }
}
