import { hostKind, startBridge } from '@companion/shared/bridge/app'
import { mayHaveApp } from '@companion/shared/bridge/present'
import type { SessionApp } from '@companion/shared/session/sessionDeps'
import { whenIdle } from '@companion/shared/platform/whenIdle'

/** What is said to an app, in one chunk with the bridge: it is there when an app is. */
const appCalls = () => import(/* webpackChunkName: "bridge" */ './sessionApp.ts')

/** Has the app close the page. */
export const leaveToApp = (): void => void appCalls().then(({ closeByApp }) => closeByApp())

/** The app around this page as the session sees it, or null in an ordinary browser. Takes as long as the bridge does. */
export async function connectApp(win: Window): Promise<SessionApp | null> {
  if (mayHaveApp(win)) await startBridge(win).catch(() => {})
  else whenIdle(win, () => void startBridge(win).catch(() => {}))
  return hostKind() === 'none' ? null : (await appCalls()).openApp(win)
}
