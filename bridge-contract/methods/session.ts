import { notice, query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { count, maybeSecret, token, shortText } from './shapes.ts'

/** The app and the page share one session and notify each other of every change. */

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
