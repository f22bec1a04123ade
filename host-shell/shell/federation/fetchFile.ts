import * as limits from '@companion/shared/limits'

/**
 * Downloads a file into the browser's cache, where a later load finds it: mode and credentials are those of that load.
 * Ends within `limits.file`; rejects when it is not to be had or has other bytes than its hash says.
 */
export async function fetchFile(
  url: string,
  integrity: string,
  get: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<ArrayBuffer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), limits.file)
  try {
    const init = { integrity, signal: late.signal, priority: 'low' } as RequestInit
    const answer = await get(url, init).catch((failure: unknown) => {
      if (late.signal.aborted) throw failure
      // A cache may have other bytes than the server.
      return get(url, { ...init, cache: 'reload' })
    })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return await answer.arrayBuffer()
  } finally {
    clearTimeout(timer)
  }
}
