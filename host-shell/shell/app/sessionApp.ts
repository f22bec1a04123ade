import {
  closePage,
  notifySignedOut,
  pageFailed,
  refreshSession,
  sessionRotated,
} from '@companion/bridge-contract'
import { call, notify, supports } from '@companion/shared/bridge/app'
import type { EndReason, SessionApp } from '@companion/shared/session/sessionDeps'

/** Reason of the end of a session → the contract's word for it, where that is not `credentialsChanged`. */
const reasons: Partial<Record<EndReason, 'accountDeleted' | 'expired'>> = {
  deleted: 'accountDeleted',
  expired: 'expired',
  signedOut: 'expired',
}

/** The app around this page as the session sees it. One without `refreshSession` leaves renewing tokens to the page. */
const sessionApp = (): SessionApp => ({
  refreshSession: supports(refreshSession).ok
    ? (reason) => call(refreshSession, { reason: reason === 'missing' ? 'lost' : 'unauthorized' })
    : undefined,
  sessionRotated: (pair) => notify(sessionRotated, pair),
  signedOut: (reason, identifier) =>
    notify(notifySignedOut, {
      reason: reasons[reason] ?? 'credentialsChanged',
      ...(identifier && { identifier }),
    }),
})

/** Has the app close the page. */
export const closeByApp = (): void => void notify(closePage)

/** Tells the app that the page shows its failure (`boot/loadFailed.ts`) instead of a first screen. */
function watchStart({ document }: Window): void {
  const skeleton = document.querySelector('.boot')
  if (!skeleton) return
  const watch = new MutationObserver(() => {
    watch.disconnect()
    void notify(pageFailed, { kind: 'start', code: 'notLoaded' })
  })
  watch.observe(skeleton, { attributeFilter: ['aria-hidden'] })
}

/** The app for the session; it learns of a start that fails from now on. */
export function openApp(win: Window): SessionApp {
  watchStart(win)
  return sessionApp()
}
