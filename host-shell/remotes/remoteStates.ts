import { proxy, ref } from 'valtio'
import type { RemoteModule } from '@companion/shared/remote/remoteModule'

/** A release with its area, as the outlet renders it. */
export interface ShownRelease {
  /** `<remote>@<version>-<build>`. */
  release: string
  area: RemoteModule | undefined
}

/** What the page has of one remote. */
export interface RemoteState extends ShownRelease {
  status: 'loading' | 'ready' | 'failed'
  /** A newer release, rendered out of sight until it is ready to take over. */
  next?: ShownRelease
}

/** Remote → its area. Which release an area comes from is decided elsewhere; the outlet only shows. */
export const remoteStates = proxy<Record<string, RemoteState>>({})

export const showLoading = (remote: string): void => {
  remoteStates[remote] = { status: 'loading', release: '', area: undefined }
}

export const showFailed = (remote: string): void => {
  remoteStates[remote] = { status: 'failed', release: '', area: undefined }
}

/** Puts an area on the page; the outlet replaces whatever release of that remote it showed. */
export const showRelease = (remote: string, release: string, area: RemoteModule): void => {
  remoteStates[remote] = { status: 'ready', release, area: ref(area) }
}

/** Renders a release beside the one on show, out of sight. */
export const stageRelease = (remote: string, release: string, area: RemoteModule): void => {
  const state = remoteStates[remote]
  if (state) state.next = { release, area: ref(area) }
}

/** Takes the release out of sight away again. */
export const unstageRelease = (remote: string): void => {
  delete remoteStates[remote]?.next
}
