import type { pay, ResultOf } from '@companion/bridge-contract'
import { carried } from '@companion/shared/swap/guard'
import type { AppStatus } from '../model/check.ts'

/** Data of a purchase that the plans page hands to the result page. */
export interface PurchaseHandoff {
  readonly appStatus?: AppStatus
  /** The app's proof of purchase. It's worth money, so it's stored only in memory. */
  readonly proof?: { readonly receipt: string } | { readonly transactionId: string }
  /** True while the browser is navigating to the provider's page. */
  readonly leaving?: boolean
}

const keyOf = (orderId: string) => `pay.handoff ${orderId}`

/**
 * Hands a purchase to the result page. It's stored only in memory. It survives a swap of this remote, but not
 * a change of user.
 */
export const handOff = (orderId: string, what: PurchaseHandoff): void =>
  void carried.set(keyOf(orderId), what)

/** Returns the purchase that was handed over for an order, or undefined after a reload. */
export const handedOff = (orderId: string): PurchaseHandoff | undefined =>
  carried.get(keyOf(orderId)) as PurchaseHandoff | undefined

export function dropProof(orderId: string): void {
  const { proof: _shown, ...rest } = handedOff(orderId) ?? {}
  handOff(orderId, rest)
}

const known = new Set<string>(['success', 'failed', 'canceled'])

/** Converts the app's answer. An unknown status becomes `pending`, because the purchase could be paid. */
export function handoffOf({ status, receipt, transactionId }: ResultOf<typeof pay>): PurchaseHandoff {
  const appStatus = (known.has(status) ? status : 'pending') as AppStatus
  if (receipt) return { appStatus, proof: { receipt } }
  return transactionId ? { appStatus, proof: { transactionId } } : { appStatus }
}
