import { mayHaveApp } from '@companion/shared/bridge/present'
import { storedText } from '@companion/shared/flags/frame'
import type { EarlyResponse } from '@companion/shared/http/earlyFetch'
import type { RouteManifest } from '@companion/shared/navigation/routes'
import { hasTokenForm } from '@companion/shared/session/tokenForm'
import type { Tokens } from '@companion/shared/session/tokens'
import type { AccessToken } from '@companion/shared/http/shapes/session'

/**
 * Returns the token that the session will use (`decideEntry`), or '' for none. Throws if that can't be
 * decided yet, or if a required token is missing or malformed.
 */
export function certainToken(open: boolean, { access, refresh }: Tokens, stored: AccessToken): AccessToken {
  const own = open ? '' : access
  const token = own || stored
  // `atob` decodes base64 and throws on `-` and `_`, the only two characters that differ in base64url. If it
  // throws, or if an object precedes the ID, nothing is sent early. The session then parses the token in
  // full.
  const isSure = token
    ? hasTokenForm(token) && /^{[^{]*"userId":("[\w-]{1,64}"|\d{1,64})[,}]/.test(atob(token.split('.')[1]!))
    : open
  if (!isSure || (own ? stored && stored !== own : refresh)) throw 0
  return token
}

/**
 * Returns the URL of one of a route's first requests. It's always on the API, because the path comes from a
 * release that isn't verified yet. `values` maps the query parameters in the path to encoded values.
 */
export const firstUrl = (path: string, base: string, values: Readonly<Record<string, string>>): string =>
  `${base}/api/v1/${path.replace(/[?&](\w+)/g, (part, name: string) => `${part}=${values[name]}`)}`

/**
 * Sends a route's first requests with the same options as the HTTP client (`shared/kit/http/transport.ts`).
 * The HTML document already prevents a referrer. Throws if the requests must wait for the session.
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
