import type { SessionBridge } from '@companion/shared/session/bridgePort'
import type { TokenPair } from '@companion/shared/session/pair'
import type { SessionKey } from '@companion/shared/session/storage'
import type { TabsParts } from '@companion/shared/session/otherPages'
import type { Transport } from '@companion/shared/http/transport'
import type * as product from './underTest.ts'
import { mapStorage, type VirtualClock } from './virtualClock.ts'

export type UnderTest = typeof product

export interface PageParts {
  readonly kit: UnderTest
  readonly transport: Transport
  readonly clock: VirtualClock
  /** What the app answers when it is asked for tokens; undefined: there is no app. */
  readonly app?: ((reason: string) => Promise<Partial<TokenPair> | null>) | undefined
  readonly tabs?: Omit<TabsParts, 'clock'>
  /** The storage that all pages of a device share. */
  readonly local?: ReturnType<typeof mapStorage>
}

// Tens of thousands of pages are opened; the table of codes is the same for all of them.
const tables = new Map<UnderTest, ReturnType<UnderTest['businessCodes']>>()
function codesOf(kit: UnderTest) {
  const codes = tables.get(kit) ?? kit.businessCodes()
  tables.set(kit, codes)
  return codes
}

/** One page with its session and its requests, over a simulated server. */
export function openPage({ kit, transport, clock, app, tabs, local = mapStorage() }: PageParts) {
  const session = kit.freshState()
  const device = mapStorage()
  const spent = kit.rememberSpent(() => local)
  const told: string[] = []
  const handed: TokenPair[] = []
  const bridge: SessionBridge | null = app
    ? {
        refreshSession: app,
        sessionRotated: (pair) => handed.push(pair),
        signedOut: (reason) => told.push(reason),
      }
    : null
  const client = kit.createSessionClient({
    session,
    storage: kit.guardStorage<SessionKey>(() => device),
    spent,
    exchange: kit.createExchange({ transport, base: () => '', clock }),
    tabs: kit.createTabs({ clock, ...tabs }),
    clock,
    bridge: () => bridge,
    log: () => {},
  })
  const request = kit.createRequester({
    session: { ...client, token: () => session.token },
    transport,
    base: '',
    clock,
    known: async (code) => codesOf(kit).get(code),
  })
  /** Sends the request with this id; resolves with the user the server answered for. */
  const send = (id: string): Promise<unknown> =>
    request({
      method: 'POST',
      path: `/${id}`,
      shape: (value) => (value as { user: string }).user,
      signsIn: false,
      upload: false,
    })
  return { session, client, send, device, told, handed, spent, inApp: bridge !== null }
}

export type Page = ReturnType<typeof openPage>
