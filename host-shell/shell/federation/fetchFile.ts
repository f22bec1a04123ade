import * as limits from '@companion/shared/limits'
import type { Integrity } from '@companion/release-protocol/channelDocument'
import { abortAfter } from '@companion/shared/platform/clock'

/**
 * Downloads a file into the HTTP cache for a later load. Uses that load's mode and credentials, otherwise the
 * cached copy couldn't be reused. Rejects after `limits.file`, if the file is unavailable, or if it doesn't
 * match its hash.
 */
export function fetchFile(
  url: string,
  integrity: Integrity,
  get: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<ArrayBuffer> {
  return abortAfter(limits.file, async (signal) => {
    const init = { integrity, signal, priority: 'low' } as RequestInit
    const answer = await get(url, init).catch((failure: unknown) => {
      if (signal.aborted) throw failure
      // Bypasses the cache, because the cached copy can differ from the server's.
      return get(url, { ...init, cache: 'reload' })
    })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.arrayBuffer()
  })
}
