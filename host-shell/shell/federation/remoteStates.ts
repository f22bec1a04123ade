import { proxy, ref as asIs } from 'valtio'
import type { RemoteModule } from '@companion/shared/remote/manifest'

/** A release with its module, as the outlet renders it. */
export interface ShownRelease {
  /** `<remote>@<version>-<build>`. */
  release: string
  module: RemoteModule | undefined
}

/** One remote's state on the page. */
export interface RemoteState extends ShownRelease {
  status: 'loading' | 'ready' | 'failed'
  /** A newer release, rendered hidden until it can take over. */
  next?: ShownRelease
}

/** Events of remotes; `ref` is a release, `<remote>@<version>-<build>`. */
export type RemoteEvent =
  /** The selection of releases has changed: new documents or a change in quarantine. */
  | { readonly type: 'selected' }
  /** The outlet shows the skeleton or the failure. */
  | { readonly type: 'loading' | 'failed'; readonly remote: string }
  /** The user pressed Retry, but no release is left to try. */
  | { readonly type: 'askedAgain'; readonly remote: string }
  /** Emitted before any of the release's code runs. */
  | { readonly type: 'starting'; readonly remote: string; readonly ref: string }
  /** Its code is in memory; the outlet shows it; its screen has rendered. */
  | { readonly type: 'loaded' | 'shown' | 'rendered'; readonly remote: string; readonly ref: string }
  /** It could not be loaded, or its screen threw while rendering. */
  | {
      readonly type: 'loadFailed' | 'threw'
      readonly remote: string
      readonly ref: string
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

/** Remote → what the outlet renders for it. Other modules decide which release that is. */
export const remoteStates = proxy<Record<string, RemoteState>>({})

/** Shows the skeleton, or the failure with Retry, instead of the remote. */
export function showStatus(remote: string, status: 'loading' | 'failed'): void {
  remoteStates[remote] = { status, release: '', module: undefined }
  emit({ type: status, remote })
}

/** Shows a release in place of whatever the outlet showed for that remote. */
export function showRelease(remote: string, ref: string, module: RemoteModule): void {
  remoteStates[remote] = { status: 'ready', release: ref, module: asIs(module) }
  emit({ type: 'shown', remote, ref })
}
