import { isApiError } from '@companion/shared/http/apiError'
import type { NextAction, Order } from '@companion/shared/http/shapes/orders'
import { sameMoney } from './money.ts'
import { intentOf, paymentKey, type Intent } from './idempotency.ts'
import { isPayable, isSettled, orderOutcome } from './order.ts'
import type { Pending } from './pending.ts'

/** What the user has confirmed. */
export interface PurchaseRequest extends Intent {
  readonly provider: string
  /** An earlier order for the same plan that may still be paid. */
  readonly order?: Order | undefined
}

/** How a purchase goes on: on the result page, with another question, or not at all. */
export type PurchaseResult =
  | { readonly is: 'result'; readonly orderId: string }
  | { readonly is: 'price'; readonly order: Order | null }
  | { readonly is: 'unsafe' | 'plan' | 'ways' }
  | { readonly is: 'failed'; readonly cause: unknown }

export interface PurchaseDeps {
  createOrder(intent: Intent, key: string, signal: AbortSignal): Promise<Order>
  startPayment(
    order: Order,
    provider: string,
    key: string,
    signal: AbortSignal,
  ): Promise<{ readonly order: Order; readonly next: NextAction }>
  readOrder(id: string, signal: AbortSignal): Promise<Order>
  cancelOrder(id: string, signal: AbortSignal): Promise<Order>
  /** Carries out the next action, unless it may not be (a hostile address) or cannot be (a way this page has not). */
  goOn(
    order: Order,
    provider: string,
    next: NextAction,
    signal: AbortSignal,
  ): Promise<'went' | 'unsafe' | 'ways'>
  pending(): Pending | null
  keep(pending: Omit<Pending, 'flags'>): void
  clear(orderId: string): void
  freshKey(): string
  now(): number
}

/** Table of the server's refusals, by what the page does about them (`http/businessCodes`). */
function endingOf(failure: unknown): PurchaseResult {
  if (!isApiError(failure)) throw failure
  const { reaction, known } = failure
  if (known === 'invalidPaymentAmount' || known === 'invalidPaymentCurrency')
    return { is: 'price', order: null }
  if (reaction === 'plans') return { is: 'plan' }
  if (reaction === 'config') return { is: 'ways' }
  return { is: 'failed', cause: failure }
}

const refusesOrder = (failure: unknown): boolean =>
  isApiError(failure) && (failure.reaction === 'order' || failure.reaction === 'missing')

/**
 * Buys one plan. Order and payment are noted on the device before the server is asked, under the keys it will be asked
 * with, so that neither a retry nor a killed page makes a second one. An unfinished order for the same is paid; one for
 * something else is given up first, because two open orders can both be paid. Rejects only for what is not a failed
 * request.
 */
export async function purchase(
  world: PurchaseDeps,
  wish: PurchaseRequest,
  signal: AbortSignal,
): Promise<PurchaseResult> {
  const { provider, planId, amount } = wish
  const intent = intentOf(wish)

  const note = (orderId: string, key: string, asked = '') =>
    world.keep({ orderId, key, planId, intent, provider, asked, at: world.now() })

  /** The unfinished order for the same, as the server sees it now: a retry after an answer was lost. */
  const unfinished = async (): Promise<Order | undefined> => {
    const held = world.pending()
    if (!held?.orderId || held.intent !== intent) return undefined
    try {
      return await world.readOrder(held.orderId, signal)
    } catch (failure) {
      if (!refusesOrder(failure)) throw failure
      world.clear(held.orderId)
      return undefined
    }
  }

  /** Gives up what is unfinished; an order that may have been paid is shown instead. */
  const makeRoom = async (kept: string | undefined): Promise<PurchaseResult | null> => {
    const held = world.pending()
    if (!held?.orderId || held.orderId === kept) return null
    try {
      await world.cancelOrder(held.orderId, signal)
    } catch (failure) {
      if (!refusesOrder(failure)) throw failure
      const order = await world.readOrder(held.orderId, signal).catch(() => null)
      const gone = order && ['expired', 'canceled', 'failed', 'refunded'].includes(orderOutcome(order))
      if (order && !gone) return { is: 'result', orderId: held.orderId }
    }
    world.clear(held.orderId)
    return null
  }

  const newOrder = async (): Promise<Order> => {
    const held = world.pending()
    const key = held && held.intent === intent && !held.orderId ? held.key : world.freshKey()
    note('', key)
    const order = await world.createOrder({ planId, amount }, key, signal)
    note(order.id, key)
    return order
  }

  const pay = async (order: Order, mayReplace: boolean): Promise<PurchaseResult> => {
    if (!sameMoney(order.amount, amount)) return { is: 'price', order }
    const held = world.pending()
    const unanswered = held?.orderId === order.id && held.provider === provider && !isSettled(order)
    const asked = (unanswered && held.asked) || paymentKey(order, provider)
    const key = held?.key ?? world.freshKey()
    note(order.id, key, asked)
    try {
      const started = await world.startPayment(order, provider, asked, signal)
      note(order.id, key)
      const went = await world.goOn(started.order, provider, started.next, signal)
      return went === 'went' ? { is: 'result', orderId: order.id } : { is: went }
    } catch (failure) {
      if (!refusesOrder(failure)) throw failure
      // Expired, or decided in the meantime: the server's present word tells which.
      const now = await world.readOrder(order.id, signal).catch(() => null)
      const dead = now === null || orderOutcome(now) === 'expired' || isPayable(now)
      if (!dead || !mayReplace) return { is: 'result', orderId: order.id }
      world.clear(order.id)
      return pay(await newOrder(), false)
    }
  }

  try {
    const earlier = wish.order ?? (await unfinished())
    const elsewhere = await makeRoom(earlier?.id)
    if (elsewhere) return elsewhere
    return await pay(earlier ?? (await newOrder()), earlier !== undefined)
  } catch (failure) {
    return endingOf(failure)
  }
}
