import { isApiError } from '@companion/shared/http/apiError'
import type { NextAction, Order } from '../endpoints.ts'
import type { Money } from '../plans.ts'
import { sameMoney } from './money.ts'
import { isPayable, isDecided, orderOutcome } from './order.ts'
import type { Pending } from './pending.ts'

/** What the user wants to buy, at the price that was shown. */
export interface Intent {
  readonly planId: string
  readonly amount: Money
}

/** An intent as text: another plan or another price is another intent, and needs another key. */
const intentOf = ({ planId, amount: { minor, currency, exponent } }: Intent): string =>
  `${planId} ${minor} ${currency} ${exponent}`

/** Follows from the payment before it, too: a new try after a failed payment is another payment. */
const paymentKey = ({ id, payment }: Order, provider: string): string =>
  `pay.${id}.${provider}.${payment?.id ?? 'first'}`.replace(/[^\x21-\x7e]/g, '_').slice(0, 255)

/** What the user has confirmed. */
export interface PurchaseRequest extends Intent {
  readonly provider: string
  /** An earlier order for the same plan that may still be paid. */
  readonly order?: Order | undefined
}

/**
 * How a purchase goes on: on the result page, with another question, or not at all (`providers`: none fits; `offer`: it is
 * not offered as it was shown).
 */
export type PurchaseResult =
  | { readonly is: 'result'; readonly orderId: string }
  | { readonly is: 'price'; readonly order: Order | null }
  | { readonly is: 'unsafe' | 'plan' | 'providers' | 'offer' }
  | { readonly is: 'failed'; readonly cause: unknown }

export interface PurchaseDeps {
  /** Whether the plan is still offered as it was shown; another page may have bought it since. */
  isOffered(signal: AbortSignal): Promise<boolean>
  /** Runs `work` while no other page of this user does. */
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
  /** Carries out the next action, or says why not: a hostile address, or a provider this page cannot use. */
  runNextAction(
    order: Order,
    provider: string,
    next: NextAction,
    signal: AbortSignal,
  ): Promise<'done' | 'unsafe' | 'providers'>
  /** The purchase saved on this device, see `pending.ts`. */
  pending(): Pending | null
  save(pending: Omit<Pending, 'flags'>): void
  clear(orderId: string): void
  freshKey(): string
  now(): number
}

/** The result for a refusal of the server, by its reaction (`http/businessCodes`). Throws what is no ApiError. */
function resultOf(failure: unknown): PurchaseResult {
  if (!isApiError(failure)) throw failure
  const { reaction, known } = failure
  if (known === 'invalidPaymentAmount' || known === 'invalidPaymentCurrency')
    return { is: 'price', order: null }
  if (reaction === 'plans') return { is: 'plan' }
  if (reaction === 'config') return { is: 'providers' }
  return { is: 'failed', cause: failure }
}

const refusesOrder = (failure: unknown): boolean =>
  isApiError(failure) && (failure.reaction === 'order' || failure.reaction === 'missing')

/** The unfinished order of the same intent, as the server has it now: a retry after an answer was lost. */
async function unfinishedOrder(
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

/** Cancels an unfinished order other than `except`. One that may have been paid is shown instead. */
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
    if (order && !gone) return { is: 'result', orderId: pending.orderId }
  }
  deps.clear(pending.orderId)
  return null
}

/**
 * Buys one plan. Order and payment are saved on the device before the server is asked, under the keys it will be asked
 * with, so that neither a retry nor a killed page makes a second one. An unfinished order of the same intent is paid; one
 * for something else is cancelled first, because two open orders can both be paid. What has come to be held meanwhile is
 * not ordered. Rejects only with what is no ApiError.
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

  // One page after the other: two that look at once both find no order, and each would make one.
  const findOrder = (given: Order | undefined) =>
    deps.alone(async () => {
      if (signal.aborted) throw signal.reason
      if (!(await deps.isOffered(signal))) return { is: 'offer' } as const
      const earlier = given ?? (await unfinishedOrder(deps, intent, signal))
      const other = await cancelOther(deps, earlier?.id, signal)
      return other ?? ({ is: 'order', order: earlier ?? (await newOrder()), isNew: !earlier } as const)
    })

  const buy = async (given: Order | undefined, mayReplace: boolean): Promise<PurchaseResult> => {
    const found = await findOrder(given)
    return found.is === 'order' ? pay(found.order, mayReplace && !found.isNew) : found
  }

  const pay = async (order: Order, mayReplace: boolean): Promise<PurchaseResult> => {
    if (!order.amount) return { is: 'failed', cause: undefined }
    if (!sameMoney(order.amount, amount)) return { is: 'price', order }
    const pending = deps.pending()
    const unanswered = pending?.orderId === order.id && pending.provider === provider && !isDecided(order)
    const asked = (unanswered && pending.asked) || paymentKey(order, provider)
    const key = pending?.key ?? deps.freshKey()
    savePending(order.id, key, asked)
    try {
      const started = await deps.startPayment(order, provider, asked, signal)
      savePending(order.id, key)
      const outcome = await deps.runNextAction(started.order, provider, started.next, signal)
      return outcome === 'done' ? { is: 'result', orderId: order.id } : { is: outcome }
    } catch (failure) {
      if (!refusesOrder(failure)) throw failure
      // Expired, or decided in the meantime: the order as it is now says which.
      const now = await deps.readOrder(order.id, signal).catch(() => null)
      const dead = now === null || orderOutcome(now) === 'expired' || isPayable(now)
      if (!dead || !mayReplace) return { is: 'result', orderId: order.id }
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
