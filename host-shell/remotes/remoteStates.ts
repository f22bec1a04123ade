import { proxy, ref } from 'valtio'
import type { Area } from '@companion/shared/remote/area'

/** A release with its area, as the outlet renders it. */
export interface Shown {
  /** `<remote>@<version>-<build>`. */
  release: string
  area: Area | undefined
}

/** What the page has of one remote. */
export interface AreaState extends Shown {
  status: 'loading' | 'ready' | 'failed'
  /** A newer release, rendered out of sight until it is ready to take over. */
  next?: Shown
}

/** Remote → its area. Which release an area comes from is decided elsewhere; the outlet only shows. */
export const areas = proxy<Record<string, AreaState>>({})

export const showLoading = (remote: string): void => {
  areas[remote] = { status: 'loading', release: '', area: undefined }
}

export const showFailed = (remote: string): void => {
  areas[remote] = { status: 'failed', release: '', area: undefined }
}

/** Puts an area on the page; the outlet replaces whatever release of that remote it showed. */
export const showArea = (remote: string, release: string, area: Area): void => {
  areas[remote] = { status: 'ready', release, area: ref(area) }
}

/** Renders a release beside the one on show, out of sight. */
export const stageArea = (remote: string, release: string, area: Area): void => {
  const state = areas[remote]
  if (state) state.next = { release, area: ref(area) }
}

/** Takes the release out of sight away again. */
export const unstageArea = (remote: string): void => {
  delete areas[remote]?.next
}
