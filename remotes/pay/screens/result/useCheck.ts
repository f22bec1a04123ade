import { useEffect, useState, useSyncExternalStore } from 'react'
import { appVisibility, paymentResult } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { pageClock } from '@companion/shared/platform/clock'
import { listen } from '@companion/shared/platform/listen'
import { watchNetwork } from '@companion/shared/network/network'
import { onSessionRestored } from '@companion/shared/session/current'
import { checkOrder } from '../../api.ts'
import { createCheck } from '../../model/check.ts'
import { handedOff, handOff, handoffOf } from '../../platform/purchaseHandoff.ts'

/** Longest wait for the provider's page to replace this page, in milliseconds. */
const leavingMs = 10_000

/**
 * Polls an order. With `canceled`, the URL reports that nothing was paid, so it reads the order only once.
 */
export function useCheck(orderId: string, canceled: boolean) {
  const [check] = useState(() => createCheck({ ...pageClock, read: (signal) => checkOrder(orderId, signal) }))
  const [leaving, setLeaving] = useState(handedOff(orderId)?.leaving === true)
  const state = useSyncExternalStore(check.subscribe, check.read)

  useEffect(() => {
    if (!leaving) return undefined
    handOff(orderId, { ...handedOff(orderId), leaving: false })
    const stay = () => setLeaving(false)
    return all([
      pageClock.after(leavingMs, stay),
      listen(document, ['visibilitychange'], () => document.visibilityState === 'visible' && stay()),
      listen(window, ['pageshow'], stay),
    ])
  }, [leaving, orderId])

  useEffect(() => {
    if (leaving) return undefined
    const appStatus = handedOff(orderId)?.appStatus
    const stop = check.open(canceled || appStatus === 'canceled' || appStatus === 'failed')
    return all([watchOrder(orderId, check), stop])
  }, [check, leaving, orderId, canceled])

  return { state, leaving, recheck: check.recheck }
}

const all = (offs: readonly (() => void)[]) => () => {
  for (const off of offs) off()
}

/**
 * Checks the order again when the page or the app becomes visible, the network is back, the session is
 * restored, or the app sends a result. Returns a function that stops this.
 */
function watchOrder(orderId: string, { show, hide, askNow }: ReturnType<typeof createCheck>): () => void {
  const seen = () => (document.visibilityState === 'hidden' ? hide() : show())
  const back = () => {
    show()
    askNow()
  }
  if (document.visibilityState === 'hidden') hide()
  return all([
    listen(document, ['visibilitychange'], seen),
    listen(window, ['pageshow'], ({ persisted }: PageTransitionEvent) => persisted && back()),
    on(appVisibility, ({ visible }) => (visible ? back() : hide())),
    watchNetwork(window, (online) => online && askNow()),
    on(paymentResult, ({ orderId: of, ...result }) => {
      if (of !== orderId) return
      handOff(orderId, { ...handedOff(orderId), ...handoffOf(result) })
      askNow()
    }),
    onSessionRestored(askNow),
  ])
}
