import type { OtherPages } from './otherPages.ts'
import type { SessionState } from '@companion/shared/session/store'

export interface PageLifecycleDeps {
  /** Undefined outside of a browser: then there is nothing to follow. */
  readonly win: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'> | undefined
  readonly state: SessionState
  readonly otherPages: OtherPages
  /** The page is back from the back/forward cache. */
  readonly onRestore: () => void
}

/** Follows the page into the back/forward cache and out of it. Returns the function that stops that. */
export function followPage({ win, state, otherPages, onRestore }: PageLifecycleDeps): () => void {
  const show = (visibility: string) => {
    if (win) win.document.documentElement.style.visibility = visibility
  }
  // A page restored by Back must not flash what belonged to a user who has signed out since.
  const onHide = () => {
    otherPages.close()
    if (state.token) show('hidden')
  }
  const onShow = (event: { readonly persisted?: boolean }) => {
    if (event.persisted) {
      otherPages.open()
      onRestore()
    }
    show('')
  }
  win?.addEventListener('pagehide', onHide)
  win?.addEventListener('pageshow', onShow)
  return () => {
    win?.removeEventListener('pagehide', onHide)
    win?.removeEventListener('pageshow', onShow)
    otherPages.close()
  }
}
