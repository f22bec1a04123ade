import { networkChanged } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { isOnline } from '@companion/shared/network/network'
import { whenIdle } from './whenIdle.ts'

/**
 * Passes on what the app says of the network, as the browser would say it, and puts the offline bar beside the page. The
 * bar comes while there is a network: without one it could not.
 */
export function followNetwork(win: Window): void {
  const { documentElement } = win.document
  on(networkChanged, ({ online }) => {
    // First the mark: whoever hears the event looks at it. It is the app's word alone: a mark kept by the browser's
    // events would still be there for whoever has listened to them for longer.
    if (online) delete documentElement.dataset['offline']
    else documentElement.dataset['offline'] = ''
    win.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })
  const bringBar = () => {
    const later = () => win.addEventListener('online', bringBar, { once: true })
    if (!isOnline(win)) return later()
    import(/* webpackChunkName: "offline" */ './OfflineBar.tsx').then(
      ({ showOfflineBar }) => showOfflineBar(win.document),
      // The page works without it.
      later,
    )
  }
  whenIdle(win, bringBar)
}
