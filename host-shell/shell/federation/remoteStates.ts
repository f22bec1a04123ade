import { proxy } from 'valtio'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

/** A swap whose release is loaded and waits for a moment that doesn't disturb the user. */
export interface Waiting {
  readonly phase: 'waiting'
  /** Null if the visible release must be removed and has no successor. */
  readonly ref: ReleaseRef | null
  readonly screens: readonly string[]
  /**
   * Time in milliseconds at which the swap became urgent. From then on, it waits at most `timings.urgent`.
   */
  readonly urgentSince: number | null
}

type Job =
  | { readonly phase: 'loading'; readonly ref: ReleaseRef; readonly id: number }
  | Waiting
  /** The release has been rendered, hidden, since `began`. */
  | (Omit<Waiting, 'phase' | 'ref'> & {
      readonly phase: 'staged'
      readonly ref: ReleaseRef
      readonly id: number
      readonly began: number
    })
  /**
   * The visible release has failed. `ref` replaces it, or another release if `ref` fails too. Whatever loads
   * must do so before `end`.
   */
  | {
      readonly phase: 'rollingBack'
      readonly from: ReleaseRef
      readonly ref: ReleaseRef
      readonly tried: readonly ReleaseRef[]
      readonly end: number
      readonly id: number
    }

/**
 * The state of one remote on the page. The outlet renders `shown`, and also the release of a staged job,
 * hidden. `openRemote.ts` changes the state when a remote opens. After the first screen, live updates change
 * it as well.
 */
export interface RemoteState {
  /** `closed`: the remote failed and the user navigated away. The next visit opens it again. */
  readonly status: 'closed' | 'loading' | 'ready' | 'failed'
  /** The visible release, `<remote>@<version>-<build>`. Empty unless the status is `ready`. */
  readonly shown: ReleaseRef | ''
  /** The best release when the selection was last compared with the visible release. */
  readonly best?: ReleaseRef | undefined
  readonly job: Job | null
  /** Releases in memory. The first ones are the last to be removed. */
  readonly memory: readonly ReleaseRef[]
}

/** Events of remotes. `ref` is a release, `<remote>@<version>-<build>`. */
export type RemoteEvent =
  /** Releases were selected again, after new documents or a change in quarantine. */
  | { readonly type: 'selected' }
  /** The remote's status has changed: the outlet shows the skeleton, the error or nothing. */
  | { readonly type: Exclude<RemoteState['status'], 'ready'>; readonly remote: string }
  /** The user pressed Retry, but no release may run. */
  | { readonly type: 'askedAgain'; readonly remote: string }
  /** Emitted before any code of the release runs. */
  | { readonly type: 'starting'; readonly remote: string; readonly ref: ReleaseRef }
  /**
   * `loaded`: the code is in memory. `shown`: the outlet shows the release. `rendered`: its screen has
   * rendered.
   */
  | { readonly type: 'loaded' | 'shown' | 'rendered'; readonly remote: string; readonly ref: ReleaseRef }
  /** The release couldn't be loaded, or its screen threw while rendering. */
  | {
      readonly type: 'loadFailed' | 'threw'
      readonly remote: string
      readonly ref: ReleaseRef
      readonly cause: unknown
    }

type Listener = (event: RemoteEvent) => void

const listeners = new Set<Listener>()

/** Calls all listeners synchronously. */
export function emit(event: RemoteEvent): void {
  for (const listener of listeners) listener(event)
}

/** Adds a listener for the events of all remotes. Returns a function that removes it. */
export function onRemoteEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remote → its state. Remotes that were never opened are missing. */
export const remoteStates = proxy<Record<string, RemoteState>>({})

/** Changes a remote's state. Emits an event if its status or its visible release has changed. */
export function setRemote(remote: string, changes: Partial<RemoteState>): void {
  const before = remoteStates[remote]
  const { status, shown } = (remoteStates[remote] = {
    status: 'closed',
    shown: '',
    job: null,
    memory: [],
    ...before,
    ...changes,
  })
  if (status !== before?.status || shown !== before.shown)
    emit(status === 'ready' ? { type: 'shown', remote, ref: shown as ReleaseRef } : { type: status, remote })
}
