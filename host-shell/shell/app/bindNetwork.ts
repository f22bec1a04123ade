import { networkChanged } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { isOnline } from '@companion/shared/network/network'
import { whenIdle } from '@companion/shared/platform/whenIdle'

/** Turns the app's network events into browser events, and loads the offline bar while online. */
export function bindNetwork(win: Window): void {
  const { documentElement } = win.document
  on(networkChanged, ({ online }) => {
    // Set before the event, whose listeners read it. Browser events can't set it: they reach earlier
    // listeners first.
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
