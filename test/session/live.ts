import { connectSession, enterRoute, type SessionWorld } from '@companion/shared/session/auth'
import { startBackend, type RunningBackend } from '../backend/server.ts'
import { mapStorage } from './virtualClock.ts'

export interface Live {
  readonly backend: RunningBackend
  /** The seven keys, as the device holds them. */
  readonly box: Map<string, string>
  readonly local: Map<string, string>
  /** Opens the page anew over the same storage, as a reload does. */
  reload(world?: SessionWorld): void
  /** Signs the demo user in through the address, as the app does. */
  signIn(options?: { readonly user?: string; readonly expiresIn?: number }): Promise<{
    readonly accessToken: string
    readonly refreshToken: string
    readonly userId: string
  }>
  close(): Promise<void>
}

/** The product's own session and client, connected to a stand-in API on a real port. */
export async function goLive(world: SessionWorld = {}): Promise<Live> {
  const backend = await startBackend()
  const [session, local] = [mapStorage(), mapStorage()]
  const reload = (changes: SessionWorld = {}) => {
    connectSession({
      base: backend.url,
      storage: () => session,
      device: () => local,
      tabs: {},
      log: () => {},
      ...world,
      ...changes,
    })
  }
  reload()
  return {
    backend,
    box: session.box,
    local: local.box,
    reload,
    async signIn(options = {}) {
      const pair = await backend.session(options)
      const addressTokens = { access: pair.accessToken, refresh: pair.refreshToken }
      await enterRoute({ name: 'layout', open: false, addressTokens })
      return pair
    },
    close: () => backend.close(),
  }
}
