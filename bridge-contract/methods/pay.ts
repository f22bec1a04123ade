import { interaction, query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { count, maybeShortText, payment, storefront, token, shortText } from './shapes.ts'

/** Methods for payments. The app runs a payment, but only the server can confirm it. */

const provider = /* @__PURE__ */ s.openOneOf('provider')

export const pay = /* @__PURE__ */ interaction(
  'pay',
  () => ({
    orderId: shortText,
    provider,
    productId: maybeShortText,
    amountMinor: count,
    currency: s.str({ pattern: '^[A-Z]{3}$' }),
    payload: s.opt(s.arr(s.obj({ key: shortText, value: token }), 50)),
  }),
  payment,
  { secret: true, errors: ['PROVIDER_UNAVAILABLE'] },
)

export const getStorefront = /* @__PURE__ */ query('getStorefront', null, storefront, {
  timeoutMs: 2000,
  coalesce: true,
  since: '1.1.0',
})

export const manageSubscription = /* @__PURE__ */ query(
  'manageSubscription',
  { provider, productId: maybeShortText },
  null,
  { since: '1.1.0', errors: ['PROVIDER_UNAVAILABLE'] },
)
