import * as limits from '@companion/shared/limits'
import type { Integrity } from '@companion/release-protocol/channelDocument'
import { abortAfter } from '@companion/shared/platform/clock'

/**
 * Downloads a file into the browser's cache for a later load, with the same mode and credentials as that
 * load. Times out after `limits.file`; rejects if the file is unavailable or doesn't match its hash.
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
      // A cached copy may differ from the server's.
      return get(url, { ...init, cache: 'reload' })
    })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.arrayBuffer()
  })
}
