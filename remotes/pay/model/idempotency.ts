import type { Order } from '@companion/shared/http/shapes/orders'
import type { Money } from '@companion/shared/http/shapes/plans'

/** What the user wants to buy, at the price that was shown. */
export interface Intent {
  readonly planId: string
  readonly amount: Money
}

/** A fresh key of 32 hexadecimal digits; `random` fills an array with noise, as `crypto.getRandomValues` does. */
export function freshKey(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return Array.from(random(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An intent as text: another plan or another price is another intent, and needs another key. */
export const intentOf = ({ planId, amount: { minor, currency, exponent } }: Intent): string =>
  `${planId} ${minor} ${currency} ${exponent}`

/**
 * The key under which a payment of an order is started. It follows from the order, the way of paying and the payment
 * before it, so that a new try after a failed payment is another payment.
 */
export const paymentKey = ({ id, payment }: Pick<Order, 'id' | 'payment'>, provider: string): string =>
  `pay.${id}.${provider}.${payment?.id ?? 'first'}`.replace(/[^\x21-\x7e]/g, '_').slice(0, 255)
