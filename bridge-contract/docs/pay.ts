import type * as methods from '../methods/pay.ts'
import type { MethodsDocs } from './docs.ts'

const unavailable = 'This phone cannot pay this way.'

export const pay: MethodsDocs<typeof methods> = {
  pay: {
    doc: "Pays an order with a provider's own screen. The outcome is a hint: the server alone says whether money arrived. An app that is killed meanwhile sends `paymentResult` later.",
    fields: {
      amountMinor: "In the currency's smallest unit.",
      payload: "What the provider's kit needs, as the server gave it.",
      receipt: 'Receipt, purchase token or signature, for the server.',
    },
    params: {
      orderId: 'ord_1',
      provider: 'google_play',
      productId: 'ai_month',
      amountMinor: 499,
      currency: 'USD',
      payload: [{ key: 'sku', value: 'ai_month' }],
    },
    result: {
      status: 'success',
      transactionId: 'GPA.1',
      receipt: 'example-receipt',
      paidAtMs: 1795219200000,
    },
    errors: { PROVIDER_UNAVAILABLE: unavailable },
  },
  getStorefront: {
    doc: 'Where this app was installed from, which decides how may be paid.',
    fields: { country: 'ISO 3166, two letters.' },
    result: { country: 'DE', channel: 'googlePlay' },
  },
  manageSubscription: {
    doc: "Opens the store's page on which a subscription is changed or cancelled.",
    params: { provider: 'google_play', productId: 'ai_month' },
    errors: { PROVIDER_UNAVAILABLE: unavailable },
  },
}
