import { afterAll, beforeAll, beforeEach } from 'vitest'
import { session } from '@companion/shared/session/current'
import { startBackend, type RunningBackend } from '../mock-api/server.ts'
import { openSession, type OpenOptions } from './openSession.ts'
import { mapStorage } from './virtualClock.ts'

interface SignedIn {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userId: string
}

export interface Live {
  readonly backend: RunningBackend
  /** The device's storage with its seven keys. */
  readonly box: Map<string, string>
  /** Opens the page again with the same storage, like a reload. */
  reload(options?: OpenOptions): void
  /** Signs a user in through tokens in the URL, as an app does. */
  signIn(options?: { readonly user?: string; readonly expiresIn?: number }): Promise<SignedIn>
  /** Expires all access tokens, so that the server rejects them from now on. */
  expire(): Promise<void>
  /** Returns the number of received calls whose path contains this text. */
  arrived(path: string): Promise<number>
}

/**
 * Opens the product's own session and client, connected to a mock API on a real port. Each test starts with
 * an empty device and a reset server.
 */
export function livePage(options: OpenOptions = {}): Live {
  let backend: RunningBackend
  const [perTab, local] = [mapStorage(), mapStorage()]

  const reload = (changes: OpenOptions = {}) => {
    const storages = { storage: () => perTab, device: () => local }
    openSession({ base: backend.url, ...storages, otherPages: {}, log: () => {}, ...options, ...changes })
  }

  beforeAll(async () => {
    backend = await startBackend()
  })
  beforeEach(async () => {
    perTab.box.clear()
    local.box.clear()
    await backend.reset()
    reload()
  })
  afterAll(() => backend.close())

  return {
    get backend() {
      return backend
    },
    box: perTab.box,
    reload,
    async signIn(options = {}) {
      const pair = await backend.session(options)
      const addressTokens = { access: pair.accessToken, refresh: pair.refreshToken }
      await session().enterRoute({ open: false, addressTokens })
      return pair
    },
    expire: () => backend.advanceClock(3_700_000),
    arrived: async (path) => (await backend.requests(path)).length,
  }
}
