import * as limits from '@companion/shared/limits'
import { abortAfter } from '@companion/shared/platform/clock'
import { pauseAfter } from '@companion/shared/http/pauseAfter'
import { learnServerTime } from '@companion/shared/platform/serverTime'
import type { GuardedStorage } from '@companion/shared/platform/storage'
import { tryParseJson } from '@companion/shared/platform/json'
import { count, shape } from '@companion/release-protocol/shapes'

/** Time of this device's last request, and the time before which it must not ask again. */
const asked = shape({ at: count, until: count })
const newsKey = 'companion.news'

interface NewsDeps {
  readonly url: string
  /** Shared by all tabs of the device. */
  readonly storage: GuardedStorage<typeof newsKey>
  readonly clock: () => number
  /** Minimum time between two requests, in ms. */
  readonly apart: number
  readonly get: typeof fetch
}

/**
 * Requests the release document for all callers: at most once per `apart` on this device, and not while an
 * overloaded server requests a pause.
 */
export function releaseNews({ url, storage, clock, apart, get }: NewsDeps) {
  const remember = (pause: number): void => {
    const at = Math.round(clock())
    // Scattered, so that devices that were paused together don't return together.
    const scattered = Math.round(pause * (1 + Math.random() / 4))
    storage.set(newsKey, JSON.stringify({ at, until: at + Math.max(scattered, apart) }))
  }
  return {
    /** Time until the next allowed request (ms). Ignores stored times if the clock has been set back. */
    wait(): number {
      const known: unknown = tryParseJson(storage.get(newsKey) ?? '')
      const { at, until } = asked(known) ? known : { at: 0, until: 0 }
      return at <= clock() ? Math.max(0, until - clock()) : 0
    },
    /** Counts a request that the page itself has made. */
    note: (): void => remember(0),
    /** The document's text; null if the server doesn't respond in time or has none. Never rejects. */
    async ask(): Promise<string | null> {
      remember(0)
      return abortAfter(limits.channel, async (signal) => {
        const response = await get(url, { cache: 'no-cache', signal })
        learnServerTime(response.headers)
        remember(pauseAfter(response))
        return response.ok ? response.text() : null
      }).catch(() => null)
    },
  }
}
