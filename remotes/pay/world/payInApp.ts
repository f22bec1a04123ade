import { isBridgeError, pay, type ResultOf } from '@companion/bridge-contract'
import type { call } from '@companion/shared/bridge/app'
import type { Order } from '@companion/shared/http/shapes/orders'
import type { AppSays } from '../model/view.ts'
import type { PurchaseHandoff } from './purchaseHandoff.ts'

const known = new Set<string>(['success', 'failed', 'canceled'])

/** The app's answer for the result page. A word this page does not know is a purchase that may still be paid. */
export function handoverOf({ status, receipt, transactionId }: ResultOf<typeof pay>): PurchaseHandoff {
  const said = (known.has(status) ? status : 'pending') as AppSays
  if (receipt) return { said, proof: { receipt } }
  return transactionId ? { said, proof: { transactionId } } : { said }
}

/**
 * Lets the app carry out a purchase; its answer, whatever it is, goes to the result page, which asks the server.
 * A call that got no answer may have been paid all the same. False when the app cannot do it at all.
 */
export async function payInApp(
  ask: typeof call,
  { id, amount }: Pick<Order, 'id' | 'amount'>,
  provider: string,
  payload: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PurchaseHandoff | null> {
  try {
    const { productId } = payload
    const answer = await ask(
      pay,
      {
        orderId: id,
        provider,
        amountMinor: amount.minor,
        currency: amount.currency,
        ...(productId && { productId }),
        payload: Object.entries(payload).map(([key, value]) => ({ key, value })),
      },
      { signal },
    )
    return handoverOf(answer)
  } catch (error) {
    if (isBridgeError(error, 'CANCELLED')) return { said: 'canceled' }
    if (isBridgeError(error, 'NO_HOST', 'UNSUPPORTED', 'INVALID_PARAMS', 'FORBIDDEN_ORIGIN', 'HOST_ERROR'))
      return null
    return { said: 'pending' }
  }
}
