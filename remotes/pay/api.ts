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

/** Reports a call's business error to the user, and still rejects with the error (spec §8). */
const announced = <T>(call: Promise<T>, inline = false): Promise<T> =>
  call.catch((error: unknown) => {
    if (isApiError(error) && error.type === 'business') void reportError(error, { inline })
    throw error
  })

/** Reports a load's error without a toast, because the screen shows the error in place of the data. */
const announcedLoad = <T>(call: Promise<T>): Promise<T> => announced(call, true)

export const loadPlans = (lang: string, signal: AbortSignal) =>
  announcedLoad(send('GET /api/v1/plans', { query: { app: brand().appName, lang }, signal }))

export const loadUsage = (signal: AbortSignal) => send('GET /api/v1/usages/summary', { signal })

export const loadConfig = (query: { channel: string; storefront?: string }, signal: AbortSignal) =>
  announcedLoad(send('GET /api/v1/payments/config', { query, signal }))

/**
 * Loads the user's subscription. Resolves with null if the API responds with the business code for "none".
 */
export async function loadSubscription(signal: AbortSignal): Promise<Subscription | null> {
  try {
    return await announcedLoad(send('GET /api/v1/subscriptions/current', { signal }))
  } catch (failure) {
    if (isApiError(failure) && failure.reaction === 'neutral') return null
    throw failure
  }
}

export const readOrder = (id: string, signal: AbortSignal) =>
  send('GET /api/v1/orders/:id', { params: { id }, signal, timeoutMs: limits.order })

/** Loads the user's unpaid orders. */
export const openOrders = (signal: AbortSignal) =>
  send('GET /api/v1/orders', { query: { status: 'open' }, signal })

/** Cancels an unpaid order. */
export const cancelOrder = (id: string, signal: AbortSignal) =>
  send('POST /api/v1/orders/:id/cancel', { params: { id }, signal })

/** Orders a plan. Repeating a request with the same `idempotencyKey` doesn't create a second order. */
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

/**
 * Sends the app's proof of purchase. Resolves with true if the server has responded, even if it rejected the
 * proof, because the order then has the result and must be read again. Resolves with false if there was
 * nothing to send.
 */
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
    if (!isApiError(failure) || failure.type !== 'business' || (failure.http ?? 500) >= 500) throw failure
  }
  dropProof(order.id)
  return true
}

/**
 * Reads an order. If there's a proof of purchase that the server hasn't seen, sends the proof and reads the
 * order again. Resolves with the reason if the order can't be read. Rejects only if the code has a bug.
 */
export async function checkOrder(id: string, signal: AbortSignal): Promise<OrderReading> {
  try {
    const order = await readOrder(id, signal)
    const proved = await prove(order, signal).catch(() => false)
    return { order: proved ? await readOrder(id, signal).catch(() => order) : order }
  } catch (failure) {
    if (!isApiError(failure)) throw failure
    if (failure.reaction === 'missing' || failure.http === 404 || failure.code === 'invalidId')
      return { lost: 'missing' }
    const { type, retryAfter } = failure
    return { lost: type === 'network' ? 'network' : 'service', pauseMs: retryAfter && retryAfter * 1000 }
  }
}
