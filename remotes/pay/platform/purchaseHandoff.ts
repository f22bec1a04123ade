import type { pay, ResultOf } from '@companion/bridge-contract'
import { carried } from '@companion/shared/swap/guard'
import type { AppStatus } from '../model/check.ts'

/** What the page with the plans knows of a purchase and the result page needs; kept in memory. */
export interface PurchaseHandoff {
  readonly appStatus?: AppStatus
  /** Proof of the app's purchase for the server. In memory only: it is worth money. */
  readonly proof?: { readonly receipt: string } | { readonly transactionId: string }
  /** A provider's page is loading and will replace this page. */
  readonly leaving?: boolean
}

const keyOf = (orderId: string) => `pay.handoff ${orderId}`

/** Keeps what a purchase needs on the result page, in memory only: over a swap of this remote, until the user changes. */
export const handOff = (orderId: string, what: PurchaseHandoff): void =>
  void carried.set(keyOf(orderId), what)

/** What the purchase of an order left for its result page, unless the page was loaded anew. */
export const handedOff = (orderId: string): PurchaseHandoff | undefined =>
  carried.get(keyOf(orderId)) as PurchaseHandoff | undefined

export function dropProof(orderId: string): void {
  const { proof: _shown, ...rest } = handedOff(orderId) ?? {}
  handOff(orderId, rest)
}

const known = new Set<string>(['success', 'failed', 'canceled'])

/** The app's answer for the result page. An unknown status is a purchase that may still be paid. */
export function handoffOf({ status, receipt, transactionId }: ResultOf<typeof pay>): PurchaseHandoff {
  const appStatus = (known.has(status) ? status : 'pending') as AppStatus
  if (receipt) return { appStatus, proof: { receipt } }
  return transactionId ? { appStatus, proof: { transactionId } } : { appStatus }
}
