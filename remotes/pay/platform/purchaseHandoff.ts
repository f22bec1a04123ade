import type { pay, ResultOf } from '@companion/bridge-contract'
import type { AppStatus } from '../model/check.ts'

/** What the page with the plans knows of a purchase and the result page needs; kept in memory. */
export interface PurchaseHandoff {
  readonly appStatus?: AppStatus
  /** Proof of the app's purchase for the server. In memory only: it is worth money. */
  readonly proof?: { readonly receipt: string } | { readonly transactionId: string }
  /** A provider's page is loading and will replace this page. */
  readonly leaving?: boolean
}

const byOrder = new Map<string, PurchaseHandoff>()

/** Keeps what a purchase needs on the result page, in memory only. */
export const handOff = (orderId: string, what: PurchaseHandoff): void => void byOrder.set(orderId, what)

/** What the purchase of an order left for its result page, unless the page was loaded anew. */
export const handedOff = (orderId: string): PurchaseHandoff | undefined => byOrder.get(orderId)

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
