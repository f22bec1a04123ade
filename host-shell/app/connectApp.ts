import { notifySignedOut, refreshSession, sessionRotated } from '@companion/bridge-contract'
import { call, hostKind, notify, startBridge } from '@companion/shared/bridge/app'
import { mayHaveApp } from '@companion/shared/bridge/present'
import type { EndReason, SessionApp } from '@companion/shared/session/sessionDeps'
import { whenIdle } from '../boot/whenIdle.ts'

/** Reason of the end of a session → the contract's word for it, where that is not `credentialsChanged`. */
const reasons: Partial<Record<EndReason, 'accountDeleted' | 'expired'>> = {
  deleted: 'accountDeleted',
  expired: 'expired',
  signedOut: 'expired',
}

/** The app around this page as the session sees it, or null in an ordinary browser. Takes as long as the bridge does. */
export async function connectApp(win: Window): Promise<SessionApp | null> {
  if (mayHaveApp(win)) await startBridge(win).catch(() => {})
  else whenIdle(win, () => void startBridge(win).catch(() => {}))
  if (hostKind() === 'none') return null
  return {
    refreshSession: (reason) =>
      call(refreshSession, { reason: reason === 'missing' ? 'lost' : 'unauthorized' }),
    sessionRotated: (pair) => notify(sessionRotated, pair),
    signedOut: (reason, identifier) =>
      notify(notifySignedOut, {
        reason: reasons[reason] ?? 'credentialsChanged',
        ...(identifier && { identifier }),
      }),
  }
}
