import {
  closePage,
  notifySignedOut,
  pageFailed,
  refreshSession,
  sessionRotated,
} from '@companion/bridge-contract'
import { call, notify, supports } from '@companion/shared/bridge/app'
import type { EndReason, SessionApp } from '@companion/shared/session/sessionDeps'

/**
 * Reason for the end of the session → its name in the contract. Reasons that aren't listed are
 * `credentialsChanged`.
 */
const reasons: Partial<Record<EndReason, 'accountDeleted' | 'expired'>> = {
  deleted: 'accountDeleted',
  expired: 'expired',
  signedOut: 'expired',
}

/** Returns the app's session interface. If the app lacks `refreshSession`, the page renews tokens itself. */
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

/**
 * Notifies the app if the page shows the failure notice (`boot/loadFailed.ts`) instead of the first screen.
 */
function watchStart({ document }: Window): void {
  const skeleton = document.querySelector('.boot')
  if (!skeleton) return
  const watch = new MutationObserver(() => {
    watch.disconnect()
    void notify(pageFailed, { kind: 'start', code: 'notLoaded' })
  })
  watch.observe(skeleton, { attributeFilter: ['aria-hidden'] })
}

/** Returns the app's session interface, and starts notifying the app of a failed start. */
export function openApp(win: Window): SessionApp {
  watchStart(win)
  return sessionApp()
}
