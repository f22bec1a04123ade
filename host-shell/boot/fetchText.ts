import * as limits from '@companion/shared/limits'

/** Fetches a small text; null when it fails, is late or is not found. Never rejects; ends within `limits.news`. */
export function fetchText(url: string): Promise<string | null> {
  const abort = new AbortController()
  // Once the answer is there, this ends nothing.
  setTimeout(() => abort.abort(), limits.news)
  return fetch(url, { cache: 'no-cache', signal: abort.signal })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
}
