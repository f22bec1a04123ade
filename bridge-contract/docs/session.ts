import type * as methods from '../methods/session.ts'
import type { MethodsDocs } from './docs.ts'

export const session: MethodsDocs<typeof methods> = {
  refreshSession: {
    doc: 'Asks the app for a valid pair of tokens, refreshed by the app if need be. Called when the page has none or the server refuses the one it has.',
    fields: { reason: '`lost` the page has no token, `unauthorized` the server refused it.' },
    params: { reason: 'unauthorized' },
    result: { accessToken: 'example-access-token', refreshToken: 'example-refresh-token' },
    errors: { SIGNED_OUT: 'Nobody is signed in: the user has to do it first.' },
  },
  sessionRotated: {
    doc: 'The page has refreshed and holds a new pair. The app must replace its own at once: the server revokes a session whose spent refresh token comes again.',
    params: { accessToken: 'example-access-token', refreshToken: 'example-refresh-token' },
  },
  notifySignedOut: {
    doc: 'The session has ended in the page: show the sign-in, filled with `identifier`, the new e-mail or phone.',
    params: { reason: 'credentialsChanged', identifier: 'new@companion.example' },
  },
  notifyProfileChanged: {
    doc: 'The user has changed these parts of the profile. An empty avatar has been removed.',
    params: { fields: { nickname: 'Demo' } },
  },
  listenForCode: {
    doc: 'Reads the next text message with a code (SMS Retriever; Android web views have no WebOTP) and sends it as `codeReceived`.',
    fields: { forMs: 'How long to listen.' },
    params: { forMs: 300000 },
  },
}
