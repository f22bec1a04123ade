import * as limits from '@companion/shared/limits'
import { learnServerTime } from '@companion/shared/platform/serverTime'

/**
 * Fetches a small text, and learns what time it is by the server; null when that does not answer, or is late. What an error
 * says instead of the text is given too: nothing counts that is not signed. Never rejects; ends within `limits.channel`.
 */
export function fetchText(url: string): Promise<string | null> {
  const abort = new AbortController()
  // Once the answer is there, this ends nothing.
  setTimeout(() => abort.abort(), limits.channel)
  return fetch(url, { cache: 'no-cache', signal: abort.signal })
    .then((response) => {
      learnServerTime(response.headers)
      return response.text()
    })
    .catch(() => null)
}
