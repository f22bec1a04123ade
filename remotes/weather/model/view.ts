import * as durations from './durations.ts'
import type { Failure, Shown, State, Trouble } from './state.ts'

/** What stands beside the weather about its age; `updated` is the ordinary case. */
type Word = 'updated' | 'just' | 'blocked' | 'failed' | 'stale'

export interface Content {
  readonly kind: 'content'
  readonly shown: Shown
  readonly word: Word
  readonly busy: boolean
  readonly canRefresh: boolean
  readonly blockedUntil: number
  /** Why the network's place stands for the device's; null when it does not. */
  readonly trouble: Trouble | null
}

export type View =
  | Content
  | { readonly kind: 'waiting'; readonly locating: boolean; readonly trouble: Trouble | null }
  | {
      readonly kind: 'failed'
      readonly failure: Failure
      readonly trouble: Trouble | null
      readonly blockedUntil: number
      readonly canRetry: boolean
    }

function wordOf({ shown, failure, online, justUntil }: State, blocked: boolean, now: number): Word {
  if (now < justUntil) return 'just'
  if (blocked) return 'blocked'
  if (shown && now - shown.at > durations.stale) return 'stale'
  return online && (failure === 'service' || failure === 'network') ? 'failed' : 'updated'
}

/** What the screen shows of a state at a moment. */
export function viewOf(state: State, now: number): View {
  const { shown, calls, search, failure, trouble, blockedUntil } = state
  const blocked = now < blockedUntil
  if (shown) {
    return {
      kind: 'content',
      shown,
      word: wordOf(state, blocked, now),
      busy: calls.length > 0 || (state.byUser && search === 'waiting'),
      canRefresh: !blocked,
      blockedUntil,
      trouble: shown.fix ? null : trouble,
    }
  }
  if (search === 'waiting' || calls.length > 0 || !failure) {
    return { kind: 'waiting', locating: calls.length === 0, trouble: calls.length > 0 ? trouble : null }
  }
  return { kind: 'failed', failure, trouble, blockedUntil, canRetry: !blocked }
}
