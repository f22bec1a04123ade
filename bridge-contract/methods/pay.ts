import { method } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { payOutcomes } from './facts.ts'

/** Money moves in the app; the server alone says whether it arrived. */

const provider = /* @__PURE__ */ s.openOneOf([
  'apple_iap',
  'google_play',
  'huawei_iap',
  'stripe',
  'paddle',
  'alipay',
  'wechat',
])

export const pay = /* @__PURE__ */ method('pay', () => ({
  kind: 'interactive',
  secret: true,
  params: s.obj({
    orderId: s.str({ min: 1, max: 128 }),
    provider,
    productId: s.opt(s.str({ max: 256 })),
    amountMinor: s.int({ min: 0 }),
    currency: s.str({ pattern: '^[A-Z]{3}$' }),
    payload: s.opt(s.arr(s.obj({ key: s.str({ max: 64 }), value: s.str({ max: 4096, secret: true }) }), 50)),
  }),
  result: s.obj({
    status: s.openOneOf(payOutcomes),
    transactionId: s.opt(s.str({ max: 256 })),
    receipt: s.opt(s.str({ secret: true })),
    paidAtMs: s.opt(s.int({ min: 0 })),
  }),
  errors: ['PROVIDER_UNAVAILABLE'],
}))

export const getStorefront = /* @__PURE__ */ method('getStorefront', () => ({
  since: '1.1.0',
  timeoutMs: 2000,
  coalesce: true,
  result: s.obj({
    country: s.str({ pattern: '^[A-Z]{2}$' }),
    channel: s.openOneOf(['appStore', 'googlePlay', 'appGallery', 'direct']),
  }),
}))

export const manageSubscription = /* @__PURE__ */ method('manageSubscription', () => ({
  since: '1.1.0',
  params: s.obj({ provider, productId: s.opt(s.str({ max: 256 })) }),
  errors: ['PROVIDER_UNAVAILABLE', 'NOT_OPENED'],
}))
