/** Fetches a small text within a time limit in milliseconds; null when it fails, is late or is not found. Never rejects. */
export function fetchText(url: string, limit: number): Promise<string | null> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), limit)
  return fetch(url, { cache: 'no-cache', signal: abort.signal })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
    .finally(() => clearTimeout(timer))
}
