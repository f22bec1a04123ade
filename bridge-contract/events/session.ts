import { maybeShortText, payment, token, shortText } from '../methods/shapes.ts'
import { event } from '../schema/define.ts'
import { s } from '../schema/schema.ts'

/** Events for changes of the session, an order or the release while the page is open. */

export const sessionChanged = /* @__PURE__ */ event('sessionChanged', {
  accessToken: token,
  refreshToken: token,
})
export const signedOut = /* @__PURE__ */ event('signedOut', () => ({ reason: s.openOneOf('signOut') }))
export const codeReceived = /* @__PURE__ */ event(
  'codeReceived',
  () => ({ code: s.str({ pattern: '^[0-9]{4,10}$', secret: true }) }),
  { since: '1.1.0' },
)
export const paymentResult = /* @__PURE__ */ event(
  'paymentResult',
  { orderId: shortText, ...payment },
  { sticky: true },
)
export const reloadRequested = /* @__PURE__ */ event('reloadRequested', {
  remote: maybeShortText,
  reason: maybeShortText,
})
export const releaseHint = /* @__PURE__ */ event(
  'releaseHint',
  { channel: maybeShortText, remote: maybeShortText },
  { since: '1.1.0' },
)
