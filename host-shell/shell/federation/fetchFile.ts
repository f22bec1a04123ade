import * as limits from '@companion/shared/limits'
import type { Integrity } from '@companion/release-protocol/channelDocument'

/**
 * Downloads a file into the browser's cache for a later load, with the same mode and credentials as that
 * load. Times out after `limits.file`; rejects if the file is unavailable or doesn't match its hash.
 */
export async function fetchFile(
  url: string,
  integrity: Integrity,
  get: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<ArrayBuffer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), limits.file)
  try {
    const init = { integrity, signal: late.signal, priority: 'low' } as RequestInit
    const answer = await get(url, init).catch((failure: unknown) => {
      if (late.signal.aborted) throw failure
      // A cached copy may differ from the server's.
      return get(url, { ...init, cache: 'reload' })
    })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return await answer.arrayBuffer()
  } finally {
    clearTimeout(timer)
  }
}
