import { method } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { token } from './facts.ts'

/** One session, two holders: the app and the page tell each other every change. */

export const refreshSession = /* @__PURE__ */ method('refreshSession', () => ({
  coalesce: true,
  secret: true,
  params: s.obj({ reason: s.oneOf(['start', 'lost', 'unauthorized']) }),
  result: s.obj({ accessToken: token, refreshToken: token }),
  errors: ['SIGNED_OUT'],
}))

export const sessionRotated = /* @__PURE__ */ method('sessionRotated', () => ({
  kind: 'notify',
  secret: true,
  params: s.obj({ accessToken: token, refreshToken: token }),
}))

export const notifySignedOut = /* @__PURE__ */ method('notifySignedOut', () => ({
  kind: 'notify',
  params: s.obj({
    reason: s.oneOf(['accountDeleted', 'credentialsChanged', 'expired']),
    identifier: s.opt(s.str({ max: 320, secret: true })),
  }),
}))

export const notifyProfileChanged = /* @__PURE__ */ method('notifyProfileChanged', () => {
  const text = s.opt(s.str({ max: 2048, secret: true }))
  return {
    kind: 'notify',
    params: s.obj({ fields: s.obj({ nickname: text, avatar: text, phone: text, email: text }) }),
  }
})

export const listenForCode = /* @__PURE__ */ method('listenForCode', () => ({
  kind: 'notify',
  since: '1.1.0',
  platforms: ['android'],
  params: s.obj({ forMs: s.int({ min: 1000, max: 600000 }) }),
}))
