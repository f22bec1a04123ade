import type * as session from '../events/session.ts'
import type * as surroundings from '../events/surroundings.ts'
import type { EventsDocs } from './docs.ts'

export const events: EventsDocs<typeof surroundings & typeof session> = {
  themeChanged: {
    doc: 'The app is light or dark, and its accent colour.',
    data: { dark: true, color: '#0a7cff' },
  },
  safeAreaChanged: {
    doc: "CSS pixels at each side that the system or the app's bars cover.",
    data: { top: 44, right: 0, bottom: 34, left: 0 },
  },
  languageChanged: { doc: 'The language of the app.', data: { lang: 'de' } },
  networkChanged: { doc: 'The network came or went.', data: { online: true } },
  keyboardChanged: {
    doc: 'The height of the on-screen keyboard in CSS pixels, 0 when it is gone.',
    data: { heightPx: 280 },
  },
  appVisibility: { doc: 'The app went to the background or came back.', data: { visible: true } },
  backPressed: { doc: 'The user pressed Back while `setBackIntercept` was on.' },
  sessionChanged: {
    doc: 'The app has a new pair of tokens, or another user.',
    data: { accessToken: 'example-access-token', refreshToken: 'example-refresh-token' },
  },
  signedOut: { doc: 'The user has signed out in the app.', data: { reason: 'user' } },
  codeReceived: { doc: 'The code of a text message, digits only.', data: { code: '123456' } },
  paymentResult: {
    doc: 'How a payment ended whose call has no page any more: the app was killed, or the page reloaded.',
    data: { orderId: 'ord_1', status: 'success', transactionId: 'GPA.1', paidAtMs: 1795219200000 },
  },
  reloadRequested: {
    doc: 'Look for a newer release now, of one remote or of all.',
    data: { remote: 'weather', reason: 'support' },
  },
  releaseHint: {
    doc: 'A new release may be there: ask before the next usual time.',
    data: { channel: 'stable' },
  },
}
