import { useEffect, useState, useSyncExternalStore } from 'react'
import { lookAt } from '../../api.ts'
import { createCheck } from '../../model/check.ts'
import { handedOff, handOff } from '../../world/purchaseHandoff.ts'
import { watchNews } from '../../world/news.ts'

/** A provider's page that has not taken this page's place by then is not coming. */
const leavingMs = 10_000

const after = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/**
 * Watches the order while the page is open. `canceled`: the address hints that nothing was paid, so one look is enough.
 * `leaving` while a provider's page is about to open; whoever comes back from it finds the check running.
 */
export function useCheck(orderId: string, canceled: boolean) {
  const [check] = useState(() =>
    createCheck({ now: Date.now, after, read: (signal) => lookAt(orderId, signal) }),
  )
  const [leaving, setLeaving] = useState(handedOff(orderId)?.leaving === true)
  const state = useSyncExternalStore(check.subscribe, check.read)

  useEffect(() => {
    if (!leaving) return undefined
    handOff(orderId, { ...handedOff(orderId), leaving: false })
    const stay = () => setLeaving(false)
    const seen = () => document.visibilityState === 'visible' && stay()
    const cancel = after(leavingMs, stay)
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
    const said = handedOff(orderId)?.said
    const stop = check.open(canceled || said === 'canceled' || said === 'failed')
    const unwatch = watchNews(window, orderId, check)
    return () => {
      unwatch()
      stop()
    }
  }, [check, leaving, orderId, canceled])

  return { state, leaving, again: check.again }
}
