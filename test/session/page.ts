import { fingerprint } from '@companion/shared/platform/fingerprint'
import type { TokenPair } from '@companion/shared/http/shapes/session'
import type { SessionKey } from '@companion/shared/session/store'
import type { OtherPagesDeps } from '@companion/shared/session/otherPages'
import type { Transport } from '@companion/shared/http/transport'
import type * as product from './underTest.ts'
import { mapStorage, type VirtualClock } from './virtualClock.ts'

export type UnderTest = typeof product

export interface PageParts {
  readonly kit: UnderTest
  readonly transport: Transport
  readonly clock: VirtualClock
  /**
   * The app's response to a token request. `told` is an app that only gets notified of new tokens. Undefined
   * without an app.
   */
  readonly app?: ((reason: string) => Promise<Partial<TokenPair> | null>) | 'told' | undefined
  readonly otherPages?: Omit<OtherPagesDeps, 'clock'>
  /** The storage that all pages of a device share. */
  readonly local?: ReturnType<typeof mapStorage>
}

/** Opens one page with its session and its requests, over a simulated server. */
export function openPage({ kit, transport, clock, app, otherPages = {}, local = mapStorage() }: PageParts) {
  const state = kit.freshState()
  const device = mapStorage()
  const told: string[] = []
  const handed: TokenPair[] = []
  const session = kit.createSession({
    state,
    storage: kit.guardStorage<SessionKey>(() => device),
    events: { ended() {}, restored() {}, userChanged() {} },
    base: '',
    transport,
    clock,
    app: app
      ? {
          refreshSession: app === 'told' ? undefined : app,
          sessionRotated: (pair) => handed.push(pair),
          signedOut: (reason) => told.push(reason),
        }
      : null,
    device: () => local,
    otherPages,
    win: undefined,
    log: () => {},
  })
  const businessCodeOf = async (code: number) => kit.businessCodes.get(code)
  /** Sends the request with this id. Resolves with the user in the server's response. */
  const send = (id: string): Promise<unknown> =>
    kit.request(
      { session, businessCodeOf },
      {
        method: 'POST',
        path: `/${id}`,
        shape: (value) => (value as { user: string }).user,
        signsIn: false,
        upload: false,
      },
    )
  const isUsed = (refresh: string): boolean =>
    refresh !== '' &&
    (local.getItem('companion.session.used') ?? '').split(' ').includes(fingerprint(refresh))
  return {
    state,
    session,
    send,
    device,
    told,
    handed,
    isUsed,
    inApp: app !== undefined,
    appRenews: typeof app === 'function',
  }
}

export type Page = ReturnType<typeof openPage>
