import { hostKind, startBridge } from '@companion/shared/bridge/app'
import { mayHaveApp } from '@companion/shared/bridge/present'
import type { SessionApp } from '@companion/shared/session/sessionDeps'
import { whenIdle } from '@companion/shared/platform/whenIdle'

/** Calls to the app share a chunk with the bridge, so inside an app they are already loaded. */
const appCalls = () => import(/* webpackChunkName: "bridge" */ './sessionApp.ts')

/** Asks the app to close the page. */
export const leaveToApp = (): void => void appCalls().then(({ closeByApp }) => closeByApp())

/**
 * The app around this page as the session sees it, or null in an ordinary browser. Resolves with the bridge.
 */
export async function connectApp(win: Window): Promise<SessionApp | null> {
  if (mayHaveApp(win)) await startBridge(win).catch(() => {})
  else whenIdle(win, () => void startBridge(win).catch(() => {}))
  return hostKind() === 'none' ? null : (await appCalls()).openApp(win)
}
