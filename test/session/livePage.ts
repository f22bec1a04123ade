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
  /** The seven keys, as the device holds them. */
  readonly box: Map<string, string>
  /** Opens the page anew over the same storage, as a reload does. */
  reload(options?: OpenOptions): void
  /** Signs a user in through the address, as the app does. */
  signIn(options?: { readonly user?: string; readonly expiresIn?: number }): Promise<SignedIn>
  /** Runs out of every access token: the server refuses them from now on. */
  expire(): Promise<void>
  /** How many calls whose path contains this text have arrived. */
  arrived(path: string): Promise<number>
}

/**
 * The product's own session and client, connected to a stand-in API on a real port; each test of the file
 * finds an empty device and a fresh server.
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
