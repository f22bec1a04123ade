import { proxy, ref as asIs } from 'valtio'
import type { RemoteModule } from '@companion/shared/remote/manifest'

/** A release with its module, as the outlet renders it. */
export interface ShownRelease {
  /** `<remote>@<version>-<build>`. */
  release: string
  module: RemoteModule | undefined
}

/** What the page has of one remote. */
export interface RemoteState extends ShownRelease {
  status: 'loading' | 'ready' | 'failed'
  /** A newer release, rendered out of sight until it is ready to take over. */
  next?: ShownRelease
}

/** What happens to remotes; `ref` is a release, `<remote>@<version>-<build>`. */
export type RemoteEvent =
  /** The choice of releases has changed: other documents, or other releases in quarantine. */
  | { readonly type: 'selected' }
  /** The outlet shows the skeleton, or that the remote has failed. */
  | { readonly type: 'loading' | 'failed'; readonly remote: string }
  /** The user asks again for a remote of which nothing is left to try. */
  | { readonly type: 'askedAgain'; readonly remote: string }
  /** None of the release's code has run yet. */
  | { readonly type: 'starting'; readonly remote: string; readonly ref: string }
  /** Its code is in memory; the outlet shows it; its screen has rendered. */
  | { readonly type: 'loaded' | 'shown' | 'rendered'; readonly remote: string; readonly ref: string }
  /** It could not be loaded, or its screen threw while it rendered. */
  | {
      readonly type: 'loadFailed' | 'threw'
      readonly remote: string
      readonly ref: string
      readonly cause: unknown
    }

type Listener = (event: RemoteEvent) => void

const listeners = new Set<Listener>()

/** Calls every listener at once. */
export function emit(event: RemoteEvent): void {
  for (const listener of listeners) listener(event)
}

/** Listens to all remotes of the page; returns the way to stop. */
export function onRemoteEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remote → what the outlet renders of it. Which release that is, is decided elsewhere. */
export const remoteStates = proxy<Record<string, RemoteState>>({})

/** Shows the skeleton, or the failure with its Retry instead of the remote. */
export function showStatus(remote: string, status: 'loading' | 'failed'): void {
  remoteStates[remote] = { status, release: '', module: undefined }
  emit({ type: status, remote })
}

/** Shows a release in place of whatever the outlet showed of that remote. */
export function showRelease(remote: string, ref: string, module: RemoteModule): void {
  remoteStates[remote] = { status: 'ready', release: ref, module: asIs(module) }
  emit({ type: 'shown', remote, ref })
}
