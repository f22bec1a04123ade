import { hostKind, startBridge } from '@companion/shared/bridge/app'
import { mayHaveApp } from '@companion/shared/bridge/present'
import type { SessionApp } from '@companion/shared/session/sessionDeps'
import { whenIdle } from '@companion/shared/platform/whenIdle'

/**
 * The functions that call the app are in the same chunk as the bridge, so inside an app they're already
 * loaded.
 */
const appCalls = () => import(/* webpackChunkName: "bridge" */ './sessionApp.ts')

/** Asks the app to close the page. */
export const leaveToApp = (): void => void appCalls().then(({ closeByApp }) => closeByApp())

/** Connects the bridge and resolves with the app's session interface, or with null in an ordinary browser. */
export async function connectApp(win: Window): Promise<SessionApp | null> {
  if (mayHaveApp(win)) await startBridge(win).catch(() => {})
  else whenIdle(win, () => void startBridge(win).catch(() => {}))
  return hostKind() === 'none' ? null : (await appCalls()).openApp(win)
}
