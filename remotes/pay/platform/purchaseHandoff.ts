import { isBridgeError, pay, type ResultOf } from '@companion/bridge-contract'
import type { call } from '@companion/shared/bridge/app'
import type { Order } from '@companion/shared/http/shapes/orders'
import type { AppStatus } from '../model/check.ts'

/** What the page with the plans knows of a purchase and the result page needs; kept in memory. */
interface PurchaseHandoff {
  readonly appStatus?: AppStatus
  /** Proof of the app's purchase for the server. In memory only: it is worth money. */
  readonly proof?: { readonly receipt: string } | { readonly transactionId: string }
  /** A provider's page is loading and will replace this page. */
  readonly leaving?: boolean
}

const byOrder = new Map<string, PurchaseHandoff>()

export const handOff = (orderId: string, what: PurchaseHandoff): void => void byOrder.set(orderId, what)

export const handedOff = (orderId: string): PurchaseHandoff | undefined => byOrder.get(orderId)

/** The proof has been shown to the server. */
export function dropProof(orderId: string): void {
  const { proof: _shown, ...rest } = byOrder.get(orderId) ?? {}
  byOrder.set(orderId, rest)
}

const known = new Set<string>(['success', 'failed', 'canceled'])

/** The app's answer for the result page. An unknown status is a purchase that may still be paid. */
export function handoffOf({ status, receipt, transactionId }: ResultOf<typeof pay>): PurchaseHandoff {
  const appStatus = (known.has(status) ? status : 'pending') as AppStatus
  if (receipt) return { appStatus, proof: { receipt } }
  return transactionId ? { appStatus, proof: { transactionId } } : { appStatus }
}

/**
 * Lets the app carry out a purchase; the result page then asks the server. A call without an answer may have been paid
 * (`pending`). Null when the app cannot carry it out at all.
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
    return handoffOf(answer)
  } catch (error) {
    if (isBridgeError(error, 'CANCELLED')) return { appStatus: 'canceled' }
    if (isBridgeError(error, 'NO_HOST', 'UNSUPPORTED', 'INVALID_PARAMS', 'FORBIDDEN_ORIGIN', 'HOST_ERROR'))
      return null
    return { appStatus: 'pending' }
  }
}
