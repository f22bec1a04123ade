import { notice, query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { count, maybeSecret, token, shortText } from './shapes.ts'

/** Methods for the session, which the app and the page share. Each notifies the other of every change. */

export const refreshSession = /* @__PURE__ */ query(
  'refreshSession',
  { reason: shortText },
  { accessToken: token, refreshToken: token },
  { coalesce: true, secret: true, errors: ['SIGNED_OUT'] },
)

export const sessionRotated = /* @__PURE__ */ notice(
  'sessionRotated',
  { accessToken: token, refreshToken: token },
  null,
  { secret: true },
)

export const notifySignedOut = /* @__PURE__ */ notice('notifySignedOut', () => ({
  reason: s.oneOf(['accountDeleted', 'credentialsChanged', 'expired']),
  identifier: maybeSecret,
}))

export const notifyProfileChanged = /* @__PURE__ */ notice('notifyProfileChanged', () => ({
  fields: s.obj({ nickname: maybeSecret, avatar: maybeSecret }),
}))

export const listenForCode = /* @__PURE__ */ notice('listenForCode', { forMs: count }, null, {
  since: '1.1.0',
  platforms: ['android'],
})
