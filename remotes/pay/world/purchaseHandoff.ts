import type { AppSays } from '../model/view.ts'

/** What the list page knows of a purchase and the result page needs; it lives as long as the page. */
export interface PurchaseHandoff {
  readonly said?: AppSays
  /** Proof of the app's purchase for the server. In memory alone: it is worth money. */
  readonly proof?: { readonly receipt: string } | { readonly transactionId: string }
  /** A provider's page has been called and will take this page's place. */
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
