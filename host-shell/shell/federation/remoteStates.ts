import { proxy } from 'valtio'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

/** Loaded, waiting until the swap won't disturb the user. */
export interface Waiting {
  readonly phase: 'waiting'
  /** Null: the visible release must leave and has no successor. */
  readonly ref: ReleaseRef | null
  readonly screens: readonly string[]
  /** Time at which the swap became urgent; from then it waits at most `timings.urgent`. */
  readonly urgentSince: number | null
}

type Job =
  | { readonly phase: 'loading'; readonly ref: ReleaseRef; readonly id: number }
  | Waiting
  /** Rendered hidden since `began`. */
  | (Omit<Waiting, 'phase' | 'ref'> & {
      readonly phase: 'staged'
      readonly ref: ReleaseRef
      readonly id: number
      readonly began: number
    })
  /**
   * The visible release failed. The best one that loads before `end` replaces it: `ref`, unless that fails
   * too.
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
 * One remote on the page. The outlet renders `shown`, and a staged job's release hidden. Opening a remote
 * changes it (`openRemote.ts`), and after the first screen the machine of live updates does.
 */
export interface RemoteState {
  /** `closed`: it failed and the user has left it; the next visit opens it again. */
  readonly status: 'closed' | 'loading' | 'ready' | 'failed'
  /** The visible release, `<remote>@<version>-<build>`; empty unless `ready`. */
  readonly shown: ReleaseRef | ''
  /** The best candidate when it was last compared with the visible release. */
  readonly best?: ReleaseRef | undefined
  readonly job: Job | null
  /** Releases in memory, most wanted first. */
  readonly memory: readonly ReleaseRef[]
}

/** Events of remotes; `ref` is a release, `<remote>@<version>-<build>`. */
export type RemoteEvent =
  /** The selection of releases has changed: new documents or a change in quarantine. */
  | { readonly type: 'selected' }
  /** Its status has changed: the outlet shows the skeleton, the failure or nothing. */
  | { readonly type: Exclude<RemoteState['status'], 'ready'>; readonly remote: string }
  /** The user pressed Retry, but no release is left to try. */
  | { readonly type: 'askedAgain'; readonly remote: string }
  /** Emitted before any of the release's code runs. */
  | { readonly type: 'starting'; readonly remote: string; readonly ref: ReleaseRef }
  /** Its code is in memory; the outlet shows it; its screen has rendered. */
  | { readonly type: 'loaded' | 'shown' | 'rendered'; readonly remote: string; readonly ref: ReleaseRef }
  /** It could not be loaded, or its screen threw while rendering. */
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

/** Listens to all remotes of the page; returns an unsubscribe function. */
export function onRemoteEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remote → its state. Remotes that were never opened are missing. */
export const remoteStates = proxy<Record<string, RemoteState>>({})

/** Changes a remote's state, and emits its status or visible release if that is another one now. */
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
