import { closePage, notifySignedOut, refreshSession, sessionRotated } from '@companion/bridge-contract'
import { call, notify } from '@companion/shared/bridge/app'
import type { EndReason, SessionApp } from '@companion/shared/session/sessionDeps'

/** Reason of the end of a session → the contract's word for it, where that is not `credentialsChanged`. */
const reasons: Partial<Record<EndReason, 'accountDeleted' | 'expired'>> = {
  deleted: 'accountDeleted',
  expired: 'expired',
  signedOut: 'expired',
}

/** The app around this page as the session sees it. */
export const sessionApp: SessionApp = {
  refreshSession: (reason) =>
    call(refreshSession, { reason: reason === 'missing' ? 'lost' : 'unauthorized' }),
  sessionRotated: (pair) => notify(sessionRotated, pair),
  signedOut: (reason, identifier) =>
    notify(notifySignedOut, {
      reason: reasons[reason] ?? 'credentialsChanged',
      ...(identifier && { identifier }),
    }),
}

/** Has the app close the page. */
export const closeByApp = (): void => void notify(closePage)
