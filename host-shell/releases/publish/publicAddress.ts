/**
 * Reads files as a page does: through the public address, across origins. Refuses what would break pages later: a page
 * instead of a file, a script that says it is something else, an address other origins may not read.
 */
export function throughPublicAddress(base: string, get: typeof fetch = fetch) {
  return async (key: string): Promise<Uint8Array | undefined> => {
    const url = new URL(key, base.endsWith('/') ? base : `${base}/`)
    const response = await get(url, {
      headers: { Origin: 'https://other.example' },
      signal: AbortSignal.timeout(30_000),
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${url.href} answers ${response.status}`)
    const kind = response.headers.get('content-type') ?? ''
    if (/text\/html/.test(kind))
      throw new Error(`${url.href} answers a page instead of the file: serve 404 for what is missing`)
    if (key.endsWith('.js') && !/javascript/.test(kind))
      throw new Error(`${url.href} is served as "${kind}", not as a script`)
    if (!response.headers.get('access-control-allow-origin'))
      throw new Error(
        `${url.href} lacks Access-Control-Allow-Origin: pages of the brands' hosts could not read it`,
      )
    return new Uint8Array(await response.arrayBuffer())
  }
}
