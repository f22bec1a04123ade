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
  /** The seven storage keys on the device. */
  readonly box: Map<string, string>
  /** Reopens the page with the same storage, like a reload. */
  reload(options?: OpenOptions): void
  /** Signs a user in through the address, like an app. */
  signIn(options?: { readonly user?: string; readonly expiresIn?: number }): Promise<SignedIn>
  /** Expires all access tokens: the server refuses them from now on. */
  expire(): Promise<void>
  /** Number of received calls whose path contains this text. */
  arrived(path: string): Promise<number>
}

/**
 * The product's own session and client, connected to a mock API on a real port; each test starts with an
 * empty device and a reset server.
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
