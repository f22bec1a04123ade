import { brand } from '@companion/shared/brand/current'
import { sendWith } from '@companion/shared/http/client'
import { isApiError } from '@companion/shared/http/apiError'
import { reportError } from '@companion/shared/http/reportError'
import { payEndpoints, type Order, type Subscription } from './endpoints.ts'
import * as limits from '@companion/shared/limits'
import type { OrderReading } from './model/check.ts'
import type { Intent } from './model/purchase.ts'
import { dropProof, handedOff } from './platform/purchaseHandoff.ts'

const send = sendWith(payEndpoints)

/** A call the user waits for shows its business error in a toast too, whichever view shows it (spec §8). */
const announced = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'business') void reportError(error)
    throw error
  })

export const loadPlans = (lang: string, signal: AbortSignal) =>
  announced(send('GET /api/v1/plans', { query: { app: brand().appName, lang }, signal }))

export const loadUsage = (signal: AbortSignal) => send('GET /api/v1/usages/summary', { signal })

export const loadConfig = (query: { channel: string; storefront?: string }, signal: AbortSignal) =>
  announced(send('GET /api/v1/payments/config', { query, signal }))

/** The user's subscription; null when there is none, for which the API has a business code. */
export async function loadSubscription(signal: AbortSignal): Promise<Subscription | null> {
  try {
    return await announced(send('GET /api/v1/subscriptions/current', { signal }))
  } catch (failure) {
    if (isApiError(failure) && failure.reaction === 'neutral') return null
    throw failure
  }
}

export const readOrder = (id: string, signal: AbortSignal) =>
  send('GET /api/v1/orders/:id', { params: { id }, signal, timeoutMs: limits.order })

/** The orders of this user that wait for a payment. */
export const openOrders = (signal: AbortSignal) =>
  send('GET /api/v1/orders', { query: { status: 'open' }, signal })

/** Cancels an order that is not paid. */
export const cancelOrder = (id: string, signal: AbortSignal) =>
  send('POST /api/v1/orders/:id/cancel', { params: { id }, signal })

/** Orders a plan. The same `idempotencyKey` never makes a second order. */
export const createOrder = ({ planId, amount }: Intent, idempotencyKey: string, signal: AbortSignal) =>
  announced(send('POST /api/v1/orders', { body: { planId, expectedAmount: amount }, idempotencyKey, signal }))

export async function startPayment(
  order: Order,
  provider: string,
  idempotencyKey: string,
  signal: AbortSignal,
) {
  const { payment, next } = await announced(
    send('POST /api/v1/orders/:id/payments', {
      params: { id: order.id },
      body: { provider, returnRoute: 'payResult' },
      idempotencyKey,
      signal,
    }),
  )
  return { order: { ...order, payment }, next }
}

/** Sends the server the app's proof of a purchase; true if it took it. A refusal is final: the order says the result. */
async function prove(order: Order, signal: AbortSignal): Promise<boolean> {
  const proof = handedOff(order.id)?.proof
  if (!proof || !order.payment?.id || order.payment.status === 'succeeded') return false
  try {
    await send('POST /api/v1/payments/:id/verify', {
      params: { id: order.payment.id },
      body: proof,
      signal,
    })
  } catch (failure) {
    if (!isApiError(failure) || failure.kind !== 'business' || (failure.http ?? 500) >= 500) throw failure
  }
  dropProof(order.id)
  return true
}

/** Looks at an order once, after showing the server a proof it has not seen yet. Never rejects. */
export async function checkOrder(id: string, signal: AbortSignal): Promise<OrderReading> {
  try {
    const order = await readOrder(id, signal)
    const proved = await prove(order, signal).catch(() => false)
    return { order: proved ? await readOrder(id, signal).catch(() => order) : order }
  } catch (failure) {
    if (!isApiError(failure)) throw failure
    if (failure.reaction === 'missing' || failure.http === 404 || failure.code === 'invalidId')
      return { lost: 'missing' }
    const { kind, retryAfter } = failure
    return { lost: kind === 'network' ? 'network' : 'service', pauseMs: retryAfter && retryAfter * 1000 }
  }
}
