import { useEffect, useState, useSyncExternalStore } from 'react'
import { appVisibility, paymentResult } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { deviceClock } from '@companion/shared/platform/clock'
import { watchNetwork } from '@companion/shared/network/network'
import { onSessionRestored } from '@companion/shared/session/current'
import { checkOrder } from '../../api.ts'
import { createCheck } from '../../model/check.ts'
import { handedOff, handOff, handoffOf } from '../../platform/purchaseHandoff.ts'

/** A provider's page that has not replaced this page by then is not coming, in milliseconds. */
const leavingMs = 10_000

/**
 * Polls the order while the page is open. `canceled`: the address hints that nothing was paid, so one reading is enough.
 * `leaving` while a provider's page is about to open; after the way back polling goes on.
 */
export function useCheck(orderId: string, canceled: boolean) {
  const [check] = useState(() =>
    createCheck({ ...deviceClock, read: (signal) => checkOrder(orderId, signal) }),
  )
  const [leaving, setLeaving] = useState(handedOff(orderId)?.leaving === true)
  const state = useSyncExternalStore(check.subscribe, check.read)

  useEffect(() => {
    if (!leaving) return undefined
    handOff(orderId, { ...handedOff(orderId), leaving: false })
    const stay = () => setLeaving(false)
    const seen = () => document.visibilityState === 'visible' && stay()
    const cancel = deviceClock.after(leavingMs, stay)
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pageshow', stay)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pageshow', stay)
    }
  }, [leaving, orderId])

  useEffect(() => {
    if (leaving) return undefined
    const appStatus = handedOff(orderId)?.appStatus
    const stop = check.open(canceled || appStatus === 'canceled' || appStatus === 'failed')
    const unwatch = watchOrder(window, orderId, check)
    return () => {
      unwatch()
      stop()
    }
  }, [check, leaving, orderId, canceled])

  return { state, leaving, recheck: check.recheck }
}

interface Watcher {
  readonly show: () => void
  readonly hide: () => void
  /** There may be news of the order. */
  readonly askNow: () => void
}

/** Watches what may bring news of an order: the page or the app in view again, the network back, the app's own word. */
function watchOrder(win: Window, orderId: string, { show, hide, askNow }: Watcher): () => void {
  const { document } = win
  const seen = () => (document.visibilityState === 'hidden' ? hide() : show())
  const back = () => {
    show()
    askNow()
  }
  const shown = ({ persisted }: PageTransitionEvent) => persisted && back()
  document.addEventListener('visibilitychange', seen)
  win.addEventListener('pageshow', shown)
  const offs = [
    on(appVisibility, ({ visible }) => (visible ? back() : hide())),
    watchNetwork(win, (online) => online && askNow()),
    on(paymentResult, ({ orderId: of, ...result }) => {
      if (of !== orderId) return
      handOff(orderId, { ...handedOff(orderId), ...handoffOf(result) })
      askNow()
    }),
    onSessionRestored(askNow),
  ]
  if (document.visibilityState === 'hidden') hide()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    win.removeEventListener('pageshow', shown)
    for (const off of offs) off()
  }
}
