import * as limits from '@companion/shared/limits'
import { abortAfter } from '@companion/shared/platform/clock'
import { pauseAfter } from '@companion/shared/http/pauseAfter'
import { learnServerTime } from '@companion/shared/platform/serverTime'
import type { GuardedStorage } from '@companion/shared/platform/storage'
import { tryParseJson } from '@companion/shared/platform/json'
import { count, shape } from '@companion/release-protocol/shapes'

/**
 * Time of this device's last request, and the time before which it must not send another one. Both are in
 * milliseconds since 1970.
 */
const asked = shape({ at: count, until: count })
const newsKey = 'companion.news'

interface NewsDeps {
  readonly url: string
  /** Storage that all tabs of the device share. */
  readonly storage: GuardedStorage<typeof newsKey>
  readonly clock: () => number
  /** Minimum time between two requests, in milliseconds. */
  readonly apart: number
  readonly get: typeof fetch
}

/**
 * Requests the channel document for all callers: at most once per `apart` milliseconds on this device, and
 * not while an overloaded server requests a pause.
 */
export function releaseNews({ url, storage, clock, apart, get }: NewsDeps) {
  const remember = (pause: number): void => {
    const at = Math.round(clock())
    // Scattered, so that devices that were paused at the same time don't return at the same time.
    const scattered = Math.round(pause * (1 + Math.random() / 4))
    storage.set(newsKey, JSON.stringify({ at, until: at + Math.max(scattered, apart) }))
  }
  return {
    /**
     * Returns the milliseconds until the next allowed request. Ignores stored times if the clock was set
     * back.
     */
    wait(): number {
      const known: unknown = tryParseJson(storage.get(newsKey) ?? '')
      const { at, until } = asked(known) ? known : { at: 0, until: 0 }
      return at <= clock() ? Math.max(0, until - clock()) : 0
    },
    /** Records a request that the page has already sent. */
    note: (): void => remember(0),
    /**
     * Resolves to the document's text, or to null if the server has none or doesn't respond in time. Never
     * rejects.
     */
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
