import { useEffect, useRef, useState } from 'react'
import { hrefOf } from '@companion/shared/navigation/router'
import { useSwapGuard } from '@companion/shared/swap/guard'
import * as api from '../../api.ts'
import type { PayEnvironment } from '../../model/channel.ts'
import {
  purchase,
  type PurchaseDeps,
  type PurchaseResult,
  type PurchaseRequest,
} from '../../model/purchase.ts'
import { alone } from '../../platform/alone.ts'
import { runNextAction, showResult } from '../../platform/nextAction.ts'
import { pendingPurchases } from '../../platform/stores.ts'

export type Stage = 'order' | 'leaving' | 'app'

const pageFlags = () => hrefOf('payResult').split('?')[1] ?? ''

/** A fresh key of 32 hexadecimal digits. */
const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Buys a plan, one at a time. `result` is set when the purchase has not left the page. */
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
      alone: (work) => alone(navigator.locks, userId, work),
      pending: () => pendingPurchases.read(userId),
      save: (pending) => pendingPurchases.save(userId, { ...pending, flags: pageFlags() }),
      clear: (orderId) => pendingPurchases.clear(userId, orderId),
      freshKey,
      now: Date.now,
      async runNextAction(order, provider, next, signal) {
        // The user has left while the order was in flight.
        if (signal.aborted) return 'providers'
        setStage(next.type === 'bridge' ? 'app' : 'leaving')
        return runNextAction(environment, order, provider, next, signal)
      },
    }
    const run = async () => {
      const ended = await purchase(deps, request, control.signal).catch((cause): PurchaseResult => ({
        is: 'failed',
        cause,
      }))
      if (control.signal.aborted) return
      inFlight.current = undefined
      setStage(null)
      if (ended.is === 'result') showResult(ended.orderId)
      else setResult(ended)
    }
    void run()
  }
  return { stage, result, start, stop, clear: () => setResult(null) }
}
