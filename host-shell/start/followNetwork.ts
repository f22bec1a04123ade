import { networkChanged } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { watchNetwork } from '@companion/shared/network/watchNetwork'
import { whenIdle } from './whenIdle.ts'

/**
 * Passes on what the app says of the network, as the browser would say it, and puts the offline bar beside the page. The
 * bar comes while there is a network: without one it could not.
 */
export function followNetwork(win: Window): void {
  const { documentElement } = win.document
  watchNetwork(win, (online) => {
    if (online) delete documentElement.dataset['offline']
    else documentElement.dataset['offline'] = ''
  })
  on(networkChanged, ({ online }) => void win.dispatchEvent(new Event(online ? 'online' : 'offline')))
  whenIdle(win, () => {
    import(/* webpackChunkName: "offline" */ '../frame/OfflineBar.tsx').then(
      ({ showOfflineBar }) => showOfflineBar(win.document),
      // The page works without it.
      () => {},
    )
  })
}
