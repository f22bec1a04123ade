import { useEffect, useRef, useState } from 'react'
import { call } from '@companion/shared/bridge/app'
import { apiOrigin } from '@companion/shared/http/base'
import { hrefOf, navigate } from '@companion/shared/navigation/router'
import { session } from '@companion/shared/session/current'
import { useSwapGuard } from '@companion/shared/swap/guard'
import * as api from '../../api.ts'
import type { Place } from '../../model/channel.ts'
import { freshKey } from '../../model/idempotency.ts'
import {
  purchase,
  type PurchaseResult,
  type PurchaseDeps,
  type PurchaseRequest,
} from '../../model/purchase.ts'
import { goOn } from '../../world/goOn.ts'
import { pendings } from '../../world/stores.ts'

export type Stage = 'order' | 'leaving' | 'app'

const pageFlags = () => hrefOf('payResult').split('?')[1] ?? ''

/** Shows the result page in place of the question, so that Back leads to the plans and never to paying again. */
const toResult = (orderId: string) => navigate('payResult', { query: { orderId }, replace: true })

/**
 * Buys a plan, one at a time: the lock closes before anything is awaited. `ending` says what is left to ask when it has
 * not led away from the page.
 */
export function usePurchase(userId: string, place: Place | undefined) {
  const [stage, setStage] = useState<Stage | null>(null)
  const [ending, setEnding] = useState<PurchaseResult | null>(null)
  const flight = useRef<AbortController>(undefined)
  useSwapGuard(stage !== null, 'block')
  useEffect(() => () => flight.current?.abort(), [])

  const stop = () => {
    flight.current?.abort()
    flight.current = undefined
    setStage(null)
  }

  const start = (wish: PurchaseRequest) => {
    if (flight.current || !place) return
    const control = new AbortController()
    flight.current = control
    setStage('order')
    setEnding(null)
    const world: PurchaseDeps = {
      ...api,
      pending: () => pendings.read(userId),
      keep: (pending) => pendings.keep(userId, { ...pending, flags: pageFlags() }),
      clear: (orderId) => pendings.clear(userId, orderId),
      freshKey: () => freshKey((bytes) => crypto.getRandomValues(bytes)),
      now: Date.now,
      goOn(order, provider, next, signal) {
        // The user has left while the order was on its way.
        if (signal.aborted) return Promise.resolve('ways')
        setStage(next.type === 'bridge' ? 'app' : 'leaving')
        const parts = {
          door: window,
          place,
          apiOrigin: apiOrigin(session().network.base, location.href),
          ask: call,
          toResult,
        }
        return goOn(parts, order, provider, next, signal)
      },
    }
    const run = async () => {
      const end = await purchase(world, wish, control.signal).catch((cause): PurchaseResult => ({
        is: 'failed',
        cause,
      }))
      if (control.signal.aborted) return
      flight.current = undefined
      setStage(null)
      if (end.is === 'result') toResult(end.orderId)
      else setEnding(end)
    }
    void run()
  }
  return { stage, ending, start, stop, forget: () => setEnding(null) }
}
