import { keepSessionIn, session, sessionStore } from '@companion/shared/session/store'
import { apiBase } from '../http/base.ts'
import { createTransport, type Transport } from '../http/transport.ts'
import type { EndReason, SessionBridge } from './bridgePort.ts'
import { deviceClock, type Clock } from './clock.ts'
import { createExchange } from './exchange.ts'
import { createListeners } from './listeners.ts'
import type { TokenPair } from './pair.ts'
import { createSessionClient, type PairSource, type RouteEntry, type SessionClient } from './sessionClient.ts'
import { rememberUsedTokens } from './usedRefreshTokens.ts'
import type { DeviceStorage } from './storage.ts'
import { createTabs, type TabsParts } from './otherPages.ts'
import type { RequestContext } from './refresher.ts'

/** The world the session lives in; what is left out comes from the page itself. */
export interface SessionDeps {
  /** Base address of the API, as `apiBase` gives it. */
  readonly base?: string
  readonly fetchPort?: typeof fetch
  readonly bridge?: SessionBridge | null
  readonly clock?: Clock
  /** Opens the session storage; may throw or give null. */
  readonly storage?: () => DeviceStorage | null | undefined
  /** Opens the storage that outlives the page, for the fingerprints of spent tokens. */
  readonly device?: () => DeviceStorage | null | undefined
  readonly win?: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>
  /** Locks and the channel to other pages of this origin. */
  readonly tabs?: Omit<TabsParts, 'clock'>
  readonly log?: (text: string) => void
}

export interface Network {
  readonly base: string
  readonly transport: Transport
  readonly clock: Clock
}

const ended = createListeners<[EndReason, string | undefined]>()
const restored = createListeners()
const userChanged = createListeners()

const pageTabs = (): Omit<TabsParts, 'clock'> => ({
  locks: globalThis.navigator?.locks,
  openChannel:
    globalThis.document && globalThis.BroadcastChannel && (() => new BroadcastChannel('companion')),
})

let network: Network
let client: SessionClient
let disconnect = (): void => {}

/** Places the session into its world, with whatever that world has stored. Gives the way out. */
export function connectSession(world: SessionDeps = {}): () => void {
  disconnect()
  const clock = world.clock ?? deviceClock
  const base = world.base ?? apiBase(undefined, globalThis.location?.host ?? '')
  const transport = createTransport(world.fetchPort ?? ((...call) => globalThis.fetch(...call)))
  const tabs = createTabs({ clock, ...(world.tabs ?? pageTabs()) })
  keepSessionIn(world.storage ?? (() => globalThis.sessionStorage))
  network = { base, transport, clock }
  client = createSessionClient({
    session,
    storage: sessionStore,
    spent: rememberUsedTokens(world.device ?? (() => globalThis.localStorage)),
    exchange: createExchange({ transport, base: () => base, clock }),
    tabs,
    clock,
    bridge: () => world.bridge ?? null,
    log: world.log ?? ((text) => console.warn(text)),
  })
  client.onSessionEnd(ended.emit)
  client.onRestored(restored.emit)
  client.onUserChange(userChanged.emit)
  // Nothing of an earlier world stays: the stored tokens alone say who is here.
  session.token = ''
  session.userData = null
  session.errorType = ''
  session.showError = false
  userChanged.emit()
  void client.recheck()

  const win = world.win ?? globalThis.window
  const veil = (visibility: string) => Object.assign(win.document.documentElement.style, { visibility })
  // A page kept for Back must not flash what belonged to somebody who has signed out since.
  const onHide = () => {
    tabs.close()
    if (session.token) veil('hidden')
  }
  const onShow = (event: { readonly persisted?: boolean }) => {
    if (event.persisted) {
      tabs.open()
      void client.recheck()
    }
    veil('')
  }
  win?.addEventListener('pagehide', onHide)
  win?.addEventListener('pageshow', onShow)
  disconnect = () => {
    win?.removeEventListener('pagehide', onHide)
    win?.removeEventListener('pageshow', onShow)
    tabs.close()
  }
  return disconnect
}

connectSession()

/** Base address, transport and clock that every request uses. */
export const currentNetwork = (): Network => network

/** Token handling when a route is entered (spec §4). Never rejects; ends within 21 seconds at the very worst, mostly within 10. */
export const enterRoute = (entry: RouteEntry): Promise<'open' | 'ready' | 'failed'> =>
  client.enterRoute(entry)

/** Takes over a pair of tokens. False when they are of no use: no readable access token, or long spent. */
export const setTokens = (pair: Partial<TokenPair>, source: PairSource): boolean => client.adopt(pair, source)

/** The token to repeat a request with whose token was rejected; rejects with kind 'auth'. One exchange for all. */
export const refresh = (rejected: string, sent?: RequestContext): Promise<string> =>
  client.refresh(rejected, sent)

/** Ends the session at once; then tells the subscribers, then the app. `identifier` is the one to sign in with. */
export const endSession = (reason: EndReason, identifier?: string): void =>
  client.endSession(reason, identifier)

/** The Retry of the session error panel: true when the session works again. */
export const retrySession = (): Promise<boolean> => client.retrySession()

/** Called when the session was ended on purpose, before the app hears of it. */
export const onSessionEnd = ended.on

/** Called when a broken session works again: the moment to load what failed. */
export const onSessionRestored = restored.on

/** Called after each change of user and each sign-out: the moment to forget what belonged to the last user. */
export const onUserChange = userChanged.on

/** A request starts: that clears the session's error state (spec §4). Gives what `passRequest` needs. */
export const beginRequest = (): number => client.beginRequest()

/** A request with the session's token was let in by the server. */
export const passRequest = (begun: number): void => client.passRequest(begun)

/** When a request sets out: the session and the refreshes it knows of. */
export const stamp = (): RequestContext => client.stamp()

/** Whether a stamp's session is still the present one. */
export const isCurrent = (sent: RequestContext): boolean => client.isCurrent(sent)

/** Resolves when no refresh is under way. */
export const settled = (): Promise<void> => client.settled()

/** The failure of a request that a fresh token did not help. */
export const stillUnauthorized = (token: string): Error => client.stillUnauthorized(token)
