import { isApiError } from '@companion/shared/http/apiError'
import type { NextAction, Order } from '../endpoints.ts'
import type { Money } from '../plans.ts'
import { sameMoney } from './money.ts'
import { isPayable, isDecided, orderOutcome } from './order.ts'
import type { Pending } from './pending.ts'

/** The plan to buy and the price that was shown. */
export interface Intent {
  readonly planId: string
  readonly amount: Money
}

/** Returns a text that identifies an intent. Another plan or price needs another idempotency key. */
const intentOf = ({ planId, amount: { minor, currency, exponent } }: Intent): string =>
  `${planId} ${minor} ${currency} ${exponent}`

/** Returns a payment's idempotency key. It includes the last payment, because a retry is a new payment. */
const paymentKey = ({ id, payment }: Order, provider: string): string =>
  `pay.${id}.${provider}.${payment?.id ?? 'first'}`.replace(/[^\x21-\x7e]/g, '_').slice(0, 255)

/** The purchase that the user has confirmed. */
export interface PurchaseRequest extends Intent {
  readonly provider: string
  /** An earlier order for the same plan that can still be paid. */
  readonly order?: Order | undefined
}

/**
 * The result of a purchase. `result` leads to the result page. `price` asks the user to confirm the order's
 * price, or the new price if there's no order. The others weren't started: the provider's URL is `unsafe`,
 * the `plan` is no longer sold, no `providers` fit, or the `offer` has changed.
 */
export type PurchaseResult =
  | { readonly type: 'result'; readonly orderId: string }
  | { readonly type: 'price'; readonly order: Order | null }
  | { readonly type: 'unsafe' | 'plan' | 'providers' | 'offer' }
  | { readonly type: 'failed'; readonly cause: unknown }

export interface PurchaseDeps {
  /** Resolves with true if the plan is still offered. Another page could have bought it. */
  isOffered(signal: AbortSignal): Promise<boolean>
  /** Runs `work` while no other page of this user runs it. */
  alone<T>(work: () => Promise<T>): Promise<T>
  createOrder(intent: Intent, key: string, signal: AbortSignal): Promise<Order>
  startPayment(
    order: Order,
    provider: string,
    key: string,
    signal: AbortSignal,
  ): Promise<{ readonly order: Order; readonly next: NextAction }>
  readOrder(id: string, signal: AbortSignal): Promise<Order>
  cancelOrder(id: string, signal: AbortSignal): Promise<Order>
  /** Runs the next action. `unsafe`: the URL is rejected. `providers`: the provider isn't supported here. */
  runNextAction(
    order: Order,
    provider: string,
    next: NextAction,
    signal: AbortSignal,
  ): Promise<'done' | 'unsafe' | 'providers'>
  /** Returns the purchase that is stored on this device (`pending.ts`). */
  pending(): Pending | null
  save(pending: Omit<Pending, 'flags'>): void
  clear(orderId: string): void
  freshKey(): string
  now(): number
}

/** Maps the server's error to a result by its reaction (`http/businessCodes`). Rethrows other errors. */
function resultOf(failure: unknown): PurchaseResult {
  if (!isApiError(failure)) throw failure
  const { reaction, known } = failure
  if (known === 'invalidPaymentAmount' || known === 'invalidPaymentCurrency')
    return { type: 'price', order: null }
  if (reaction === 'plans') return { type: 'plan' }
  if (reaction === 'config') return { type: 'providers' }
  return { type: 'failed', cause: failure }
}

const refusesOrder = (failure: unknown): boolean =>
  isApiError(failure) && (failure.reaction === 'order' || failure.reaction === 'missing')

/** Reads the pending order of the same intent, which exists if an earlier attempt was interrupted. */
async function findPendingOrder(
  deps: PurchaseDeps,
  intent: string,
  signal: AbortSignal,
): Promise<Order | undefined> {
  const pending = deps.pending()
  if (!pending?.orderId || pending.intent !== intent) return undefined
  try {
    return await deps.readOrder(pending.orderId, signal)
  } catch (failure) {
    if (!refusesOrder(failure)) throw failure
    deps.clear(pending.orderId)
    return undefined
  }
}

/**
 * Cancels a pending order other than `except`. If that order can't be cancelled and could have been paid,
 * resolves with a result that shows the order instead.
 */
async function cancelOther(
  deps: PurchaseDeps,
  except: string | undefined,
  signal: AbortSignal,
): Promise<PurchaseResult | null> {
  const pending = deps.pending()
  if (!pending?.orderId || pending.orderId === except) return null
  try {
    await deps.cancelOrder(pending.orderId, signal)
  } catch (failure) {
    if (!refusesOrder(failure)) throw failure
    const order = await deps.readOrder(pending.orderId, signal).catch(() => null)
    const gone = order && ['expired', 'canceled', 'failed', 'refunded'].includes(orderOutcome(order))
    if (order && !gone) return { type: 'result', orderId: pending.orderId }
  }
  deps.clear(pending.orderId)
  return null
}

/**
 * Buys a plan. Before each request, the idempotency keys are stored, so that neither a retry nor a killed
 * page creates a second order or payment. A pending order of the same intent is paid. Any other pending order
 * is cancelled first, otherwise the user could pay both. A plan that another page has bought meanwhile isn't
 * ordered. Rejects only with errors that aren't an `ApiError`.
 */
export async function purchase(
  deps: PurchaseDeps,
  request: PurchaseRequest,
  signal: AbortSignal,
): Promise<PurchaseResult> {
  const { provider, planId, amount } = request
  const intent = intentOf(request)

  const savePending = (orderId: string, key: string, asked = '') =>
    deps.save({ orderId, key, planId, intent, provider, asked, at: deps.now() })

  const newOrder = async (): Promise<Order> => {
    const pending = deps.pending()
    const key = pending && pending.intent === intent && !pending.orderId ? pending.key : deps.freshKey()
    savePending('', key)
    const order = await deps.createOrder({ planId, amount }, key, signal)
    savePending(order.id, key)
    return order
  }

  // Only one page at a time looks for an order. Otherwise two pages would find none and create one each.
  const findOrder = (given: Order | undefined) =>
    deps.alone(async () => {
      if (signal.aborted) throw signal.reason
      if (!(await deps.isOffered(signal))) return { type: 'offer' } as const
      const reusable = given ?? (await findPendingOrder(deps, intent, signal))
      const other = await cancelOther(deps, reusable?.id, signal)
      return other ?? ({ type: 'order', order: reusable ?? (await newOrder()), isNew: !reusable } as const)
    })

  const buy = async (given: Order | undefined, mayReplace: boolean): Promise<PurchaseResult> => {
    const found = await findOrder(given)
    return found.type === 'order' ? pay(found.order, mayReplace && !found.isNew) : found
  }

  const pay = async (order: Order, mayReplace: boolean): Promise<PurchaseResult> => {
    if (!order.amount) return { type: 'failed', cause: undefined }
    if (!sameMoney(order.amount, amount)) return { type: 'price', order }
    const pending = deps.pending()
    const unanswered = pending?.orderId === order.id && pending.provider === provider && !isDecided(order)
    const asked = (unanswered && pending.asked) || paymentKey(order, provider)
    const key = pending?.key ?? deps.freshKey()
    savePending(order.id, key, asked)
    try {
      const started = await deps.startPayment(order, provider, asked, signal)
      savePending(order.id, key)
      const outcome = await deps.runNextAction(started.order, provider, started.next, signal)
      return outcome === 'done' ? { type: 'result', orderId: order.id } : { type: outcome }
    } catch (failure) {
      if (!refusesOrder(failure)) throw failure
      // The order has expired or was decided meanwhile. Only reading the order shows which.
      const now = await deps.readOrder(order.id, signal).catch(() => null)
      const dead = now === null || orderOutcome(now) === 'expired' || isPayable(now)
      if (!dead || !mayReplace) return { type: 'result', orderId: order.id }
      deps.clear(order.id)
      return buy(undefined, false)
    }
  }

  try {
    return await buy(request.order, true)
  } catch (failure) {
    return resultOf(failure)
  }
}
