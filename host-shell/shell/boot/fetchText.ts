import * as limits from '@companion/shared/limits'
import { learnServerTime } from '@companion/shared/platform/serverTime'

/**
 * Fetches a small text, and reads the server's time from the response. Resolves to null on failure or timeout
 * (`limits.channel`) and never rejects. Error responses are returned as well, because the signature check
 * rejects their text anyway.
 */
export function fetchText(url: string): Promise<string | null> {
  const abort = new AbortController()
  // Aborting has no effect once the response is complete, so the timer isn't cleared.
  setTimeout(() => abort.abort(), limits.channel)
  return fetch(url, { cache: 'no-cache', signal: abort.signal })
    .then((response) => {
      learnServerTime(response.headers)
      return response.text()
    })
    .catch(() => null)
}
