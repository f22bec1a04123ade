import { mayHaveApp } from '@companion/shared/bridge/present'
import { storedText } from '@companion/shared/flags/frame'
import type { EarlyResponse } from '@companion/shared/http/earlyFetch'
import type { RouteManifest } from '@companion/shared/navigation/routes'
import { hasTokenForm } from '@companion/shared/session/tokenForm'
import type { Tokens } from '@companion/shared/session/tokens'

/**
 * The access token that the session will send, '' for none, by `decideEntry` where that leaves no doubt. Throws where it
 * does, where a route needs a token and there is none, and for what is no token.
 */
export function certainToken(open: boolean, { access, refresh }: Tokens, stored: string): string {
  const own = open ? '' : access
  const token = own || stored
  // Base64 as of addresses reads as any other where its bytes are ASCII; where it does not, and where an object stands
  // before the id, nothing is sent: the session reads it all.
  const isSure = token
    ? hasTokenForm(token) && /^{[^{]*"userId":("[\w-]{1,64}"|\d{1,64})[,}]/.test(atob(token.split('.')[1]!))
    : open
  if (!isSure || (own ? stored && stored !== own : refresh)) throw 0
  return token
}

/**
 * Where a route's first request goes, which is always the API: releases are not verified here. `values`: what the names in
 * its query stand for, encoded.
 */
export const firstUrl = (path: string, base: string, values: Readonly<Record<string, string>>): string =>
  `${base}/api/v1/${path.replace(/[?&](\w+)/g, (part, name: string) => `${part}=${values[name]}`)}`

/**
 * Sends a route's first requests as the client would (`shared/kit/http/transport.ts`; the document itself sends no referrer).
 * Throws where they must not be sent before the session is there.
 */
export function sendFirst(
  { first = [], firstInBrowser = [], unless, open }: RouteManifest,
  base: string,
  values: Parameters<typeof firstUrl>[2],
): EarlyResponse[] {
  const token = certainToken(open, window.companionTokens!, storedText('acc_token') ?? '')
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
