import { appVisibility, paymentResult } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { watchNetwork } from '@companion/shared/network/watchNetwork'
import { onSessionRestored } from '@companion/shared/session/current'
import { handedOff, handOff } from './purchaseHandoff.ts'
import { handoverOf } from './payInApp.ts'

interface Watcher {
  readonly show: () => void
  readonly hide: () => void
  /** There may be news of the order. */
  readonly poke: () => void
}

/** Watches what may bring news of an order: the page or the app in view again, the network back, the app's own word. */
export function watchNews(win: Window, orderId: string, { show, hide, poke }: Watcher): () => void {
  const { document } = win
  const seen = () => (document.visibilityState === 'hidden' ? hide() : show())
  const back = () => {
    show()
    poke()
  }
  const shown = ({ persisted }: PageTransitionEvent) => persisted && back()
  document.addEventListener('visibilitychange', seen)
  win.addEventListener('pageshow', shown)
  const offs = [
    on(appVisibility, ({ visible }) => (visible ? back() : hide())),
    watchNetwork(win, (online) => online && poke()),
    on(paymentResult, ({ orderId: of, ...result }) => {
      if (of !== orderId) return
      handOff(orderId, { ...handedOff(orderId), ...handoverOf(result) })
      poke()
    }),
    onSessionRestored(poke),
  ]
  if (document.visibilityState === 'hidden') hide()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    win.removeEventListener('pageshow', shown)
    for (const off of offs) off()
  }
}
