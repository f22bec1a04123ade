import { event } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { payOutcomes, token } from '../methods/facts.ts'

/** What happened to the session, an order or the release while the page was open. */

export const sessionChanged = /* @__PURE__ */ event('sessionChanged', () => ({
  data: s.obj({ accessToken: token, refreshToken: token }),
}))
export const signedOut = /* @__PURE__ */ event('signedOut', () => ({
  data: s.obj({ reason: s.openOneOf(['user', 'expired', 'accountDeleted', 'credentialsChanged']) }),
}))
export const codeReceived = /* @__PURE__ */ event('codeReceived', () => ({
  since: '1.1.0',
  data: s.obj({ code: s.str({ pattern: '^[0-9]{4,10}$', secret: true }) }),
}))
export const paymentResult = /* @__PURE__ */ event('paymentResult', () => ({
  sticky: true,
  data: s.obj({
    orderId: s.str({ min: 1, max: 128 }),
    status: s.openOneOf(payOutcomes),
    transactionId: s.opt(s.str({ max: 256 })),
    receipt: s.opt(s.str({ secret: true })),
    paidAtMs: s.opt(s.int({ min: 0 })),
  }),
}))
export const reloadRequested = /* @__PURE__ */ event('reloadRequested', () => ({
  data: s.obj({ remote: s.opt(s.str({ max: 64 })), reason: s.opt(s.str({ max: 128 })) }),
}))
export const releaseHint = /* @__PURE__ */ event('releaseHint', () => ({
  since: '1.1.0',
  data: s.obj({ channel: s.opt(s.str({ max: 64 })), remote: s.opt(s.str({ max: 64 })) }),
}))
