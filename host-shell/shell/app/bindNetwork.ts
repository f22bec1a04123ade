import { networkChanged } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { isOnline } from '@companion/shared/network/network'
import { whenIdle } from '@companion/shared/platform/whenIdle'

/**
 * Dispatches the app's network events as browser events, and loads the offline bar once the page is online.
 */
export function bindNetwork(win: Window): void {
  const { documentElement } = win.document
  on(networkChanged, ({ online }) => {
    // Must be set before the event is dispatched, because its listeners read it. A listener of the browser
    // event couldn't set it in time, because listeners added earlier run before it.
    if (online) delete documentElement.dataset['offline']
    else documentElement.dataset['offline'] = ''
    win.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })
  const loadBar = () => {
    const later = () => win.addEventListener('online', loadBar, { once: true })
    if (!isOnline(win)) return later()
    import(/* webpackChunkName: "offline" */ './OfflineBar.tsx').then(
      ({ showOfflineBar }) => showOfflineBar(win.document),
      later,
    )
  }
  whenIdle(win, loadBar)
}
