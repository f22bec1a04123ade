import { proxy, ref } from 'valtio'
import type { Area } from '@companion/shared/remote/area'

/** What the page has of one remote. */
export interface AreaState {
  status: 'loading' | 'ready' | 'failed'
  /** `<remote>@<version>-<build>` of what is shown. */
  release: string
  area: Area | undefined
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
