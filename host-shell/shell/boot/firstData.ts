import { mayHaveApp } from '@companion/shared/bridge/present'
import { storedText } from '@companion/shared/flags/frame'
import type { EarlyResponse } from '@companion/shared/http/earlyFetch'
import type { RouteManifest } from '@companion/shared/navigation/routes'
import { hasTokenForm } from '@companion/shared/session/tokenForm'
import type { Tokens } from '@companion/shared/session/tokens'
import type { AccessToken } from '@companion/shared/http/shapes/session'

/**
 * Returns the token the session will use (`decideEntry`), or '' for none. Throws if that cannot be decided
 * yet, if a required token is missing, or if it is malformed.
 */
export function certainToken(open: boolean, { access, refresh }: Tokens, stored: AccessToken): AccessToken {
  const own = open ? '' : access
  const token = own || stored
  // ASCII payloads decode the same in base64 and base64url. For other payloads, or with an object before the
  // id, nothing is sent: the session parses the token in full.
  const isSure = token
    ? hasTokenForm(token) && /^{[^{]*"userId":("[\w-]{1,64}"|\d{1,64})[,}]/.test(atob(token.split('.')[1]!))
    : open
  if (!isSure || (own ? stored && stored !== own : refresh)) throw 0
  return token
}

/**
 * URL of a route's first request. It is always on the API, because releases aren't verified at this point.
 * `values` maps the names in the path's query to encoded values.
 */
export const firstUrl = (path: string, base: string, values: Readonly<Record<string, string>>): string =>
  `${base}/api/v1/${path.replace(/[?&](\w+)/g, (part, name: string) => `${part}=${values[name]}`)}`

/**
 * Sends a route's first requests as the client would (`shared/kit/http/transport.ts`; the document itself
 * sends no referrer). Throws if they must wait for the session.
 */
export function sendFirst(
  { first = [], firstInBrowser = [], unless, open }: RouteManifest,
  base: string,
  values: Parameters<typeof firstUrl>[2],
): EarlyResponse[] {
  const token = certainToken(open, companion.tokens!, storedText('acc_token') ?? '')
  const inApp = mayHaveApp(window)
  if (unless && inApp) throw 0
  const send = (url: string) =>
    fetch(url, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      credentials: 'omit',
      cache: 'no-store',
    })
  return [...first, ...(inApp ? [] : firstInBrowser)].map((path) => {
    const url = firstUrl(path, base, values)
    const answer = unless
      ? navigator.permissions.query({ name: unless }).then(({ state }) => {
          if (state === 'granted') throw state
          return send(url)
        })
      : send(url)
    answer.catch(() => {})
    return { url, token, answer }
  })
}
