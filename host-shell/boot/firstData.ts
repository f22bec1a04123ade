import { mayHaveApp } from '@companion/shared/bridge/present'
import { storedText } from '@companion/shared/flags/frame'
import type { FirstData } from '@companion/shared/http/takeFirst'
import type { RouteManifest } from '@companion/shared/navigation/routes'
import type { Tokens } from '@companion/shared/session/tokens'

/**
 * The access token that the session will send, '' for none, by `decideEntry` where that leaves no doubt. Throws where it
 * does, where a route needs a token and there is none, and for what is no token.
 */
export function certainToken(open: boolean, { access, refresh }: Tokens, stored: string): string {
  const own = open ? '' : access
  const token = own || stored
  // Base64 as of addresses reads as any other where its bytes are ASCII; where it does not, nothing is sent.
  const isSure = token ? /"userId":("[\w-]{1,64}"|\d)/.test(atob(token.split('.')[1]!)) : open
  if (!isSure || (own ? stored && stored !== own : refresh)) throw 0
  return token
}

/**
 * Sends a route's first request as the client would (`shared/http/transport.ts`; the document itself sends no referrer).
 * Throws where it must not be sent before the session is there. `values`: what the names in its query stand for, encoded.
 */
export function sendFirst(
  { first = '', unless, open }: RouteManifest,
  base: string,
  values: Readonly<Record<string, string>>,
): FirstData {
  const token = certainToken(open, window.companionTokens!, storedText('acc_token') ?? '')
  // Releases are not verified here: no path may lead to another origin.
  if (!/^\/\w/.test(first) || (unless && mayHaveApp(window))) throw 0
  const url = base + first.replace(/(?:\?|&)(\w+)/g, (part, name: string) => `${part}=${values[name]}`)
  const accept = 'application/json'
  const send = () =>
    fetch(url, {
      headers: token ? { accept, authorization: `Bearer ${token}` } : { accept },
      credentials: 'omit',
      cache: 'no-store',
    })
  const answer = unless
    ? navigator.permissions.query({ name: unless }).then(({ state }) => {
        if (state === 'granted') throw state
        return send()
      })
    : send()
  answer.catch(() => {})
  return { url, token, answer }
}
