import {
  closePage,
  notifySignedOut,
  pageFailed,
  refreshSession,
  sessionRotated,
} from '@companion/bridge-contract'
import { call, notify, supports } from '@companion/shared/bridge/app'
import type { EndReason, SessionApp } from '@companion/shared/session/sessionDeps'

/** Why the session ended → the contract's name for it, if not `credentialsChanged`. */
const reasons: Partial<Record<EndReason, 'accountDeleted' | 'expired'>> = {
  deleted: 'accountDeleted',
  expired: 'expired',
  signedOut: 'expired',
}

/**
 * The app around this page as the session sees it. If the app lacks `refreshSession`, the page renews tokens
 * itself.
 */
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

/** Asks the app to close the page. */
export const closeByApp = (): void => void notify(closePage)

/** Notifies the app when the page shows its failure (`boot/loadFailed.ts`) instead of a first screen. */
function watchStart({ document }: Window): void {
  const skeleton = document.querySelector('.boot')
  if (!skeleton) return
  const watch = new MutationObserver(() => {
    watch.disconnect()
    void notify(pageFailed, { kind: 'start', code: 'notLoaded' })
  })
  watch.observe(skeleton, { attributeFilter: ['aria-hidden'] })
}

/** The app as the session uses it. From now on, the app is notified of a failed start. */
export function openApp(win: Window): SessionApp {
  watchStart(win)
  return sessionApp()
}
