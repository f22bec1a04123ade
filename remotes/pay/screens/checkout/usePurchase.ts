import { useEffect, useRef, useState } from 'react'
import { lockWait } from '@companion/shared/limits'
import { hrefOf } from '@companion/shared/navigation/router'
import { withLock } from '@companion/shared/platform/withLock'
import { useSwapGuard } from '@companion/shared/swap/guard'
import * as api from '../../api.ts'
import type { PayEnvironment } from '../../model/channel.ts'
import {
  purchase,
  type PurchaseDeps,
  type PurchaseResult,
  type PurchaseRequest,
} from '../../model/purchase.ts'
import { runNextAction, showResult } from '../../platform/nextAction.ts'
import { pendingPurchases } from '../../platform/stores.ts'

export type Stage = 'order' | 'leaving' | 'app'

const pageFlags = () => hrefOf('payResult').split('?')[1] ?? ''

/** Returns a random idempotency key. */
const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Buys one plan at a time. `result` is set if a purchase ends without the result page. */
export function usePurchase(userId: string, environment: PayEnvironment | undefined) {
  const [stage, setStage] = useState<Stage | null>(null)
  const [result, setResult] = useState<PurchaseResult | null>(null)
  const inFlight = useRef<AbortController>(undefined)
  useSwapGuard(stage !== null, 'block')
  useEffect(() => () => inFlight.current?.abort(), [])

  const stop = () => {
    inFlight.current?.abort()
    inFlight.current = undefined
    setStage(null)
  }

  const start = (request: PurchaseRequest, isOffered: PurchaseDeps['isOffered']) => {
    if (inFlight.current || !environment) return
    const control = new AbortController()
    inFlight.current = control
    setStage('order')
    setResult(null)
    const deps: PurchaseDeps = {
      ...api,
      isOffered,
      // Without the lock, two pages that look for an order at the same time would each create one.
      alone: (work) =>
        withLock({ locks: navigator.locks, name: `companion.pay ${userId}`, waitMs: lockWait }, work),
      pending: () => pendingPurchases.read(userId),
      save: (pending) => pendingPurchases.save(userId, { ...pending, flags: pageFlags() }),
      clear: (orderId) => pendingPurchases.clear(userId, orderId),
      freshKey,
      now: Date.now,
      async runNextAction(order, provider, next, signal) {
        // The user has left while the order was in flight, so the payment must not start.
        if (signal.aborted) return 'providers'
        setStage(next.type === 'bridge' ? 'app' : 'leaving')
        return runNextAction(environment, order, provider, next, signal)
      },
    }
    const run = async () => {
      const ended = await purchase(deps, request, control.signal).catch((cause): PurchaseResult => ({
        type: 'failed',
        cause,
      }))
      if (control.signal.aborted) return
      inFlight.current = undefined
      setStage(null)
      if (ended.type === 'result') showResult(ended.orderId)
      else setResult(ended)
    }
    void run()
  }
  return { stage, result, start, stop, clear: () => setResult(null) }
}
