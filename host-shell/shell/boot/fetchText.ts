import * as limits from '@companion/shared/limits'
import { learnServerTime } from '@companion/shared/platform/serverTime'

/**
 * Fetches a small text and learns the server's time. Resolves to null on failure or timeout
 * (`limits.channel`); never rejects. Error bodies are returned as well, because unsigned text is ignored
 * anyway.
 */
export function fetchText(url: string): Promise<string | null> {
  const abort = new AbortController()
  // Has no effect once the response is complete.
  setTimeout(() => abort.abort(), limits.channel)
  return fetch(url, { cache: 'no-cache', signal: abort.signal })
    .then((response) => {
      learnServerTime(response.headers)
      return response.text()
    })
    .catch(() => null)
}
