import type { Outgoing, Transport } from '@companion/shared/http/transport'
import type { Page } from './page.ts'
import { userOf, type simulatedServer } from './simulatedServer.ts'
import type { VirtualClock } from './virtualClock.ts'

interface Parts {
  readonly page: Page
  readonly server: Pick<ReturnType<typeof simulatedServer>, 'log'>
  readonly clock: VirtualClock
}

interface Call {
  readonly id: string
  readonly user: string | null
  readonly epoch: number
}

const longest = 30_000
const sessionKeys = ['acc_token', 'ref_token', 'userData'] as const

/** Watches one page and records every violated invariant. */
export function watchInvariants({ page, server, clock }: Parts) {
  const { state, session, device } = page
  const faults = new Set<string>()
  const inFlight = new Map<number, number>()
  // The user of each session, known even while a new token is in flight.
  const owners = new Map<number, string>()
  const open = new Set<object>()
  const calls: Call[] = []
  let gone = false
  let forced = false
  let seenExchanges = 0
  let toBeKept: string | null = null
  let toBeDropped: string | null = null
  // Sessions in which a request has started since the last exchange, so that a new exchange has a reason.
  const reasons = new Set<number>()
  let entered = false
  const notToBeStored = new Set<string>()

  const expect = (invariant: string, holds: boolean) => {
    if (!holds) faults.add(invariant)
  }

  /** Records the promise's duration. Resolves with its value, or with undefined if it rejects. */
  const settles = async <T>(promise: Promise<T>): Promise<T | undefined> => {
    const mark = {}
    const begun = clock.now()
    open.add(mark)
    const value = await promise.catch(() => undefined)
    open.delete(mark)
    expect('all is settled within 30 seconds', clock.now() - begun <= longest)
    return value
  }

  const follow = async ({ id, user, epoch }: Call): Promise<void> => {
    const answered = await settles(page.send(id))
    if (answered === undefined) return
    expect('no answer reaches a later session', session.context().epoch === epoch)
    if (user) expect('an answer is for the user who asked', answered === user)
  }

  return {
    settles: (promise: Promise<unknown>) => void settles(promise),

    /** Sends a request and tracks its outcome. */
    call(): void {
      const id = `call-${calls.length}`
      const { epoch } = session.context()
      const user = state.token ? userOf(state.token) : (owners.get(epoch) ?? null)
      const call = { id, user, epoch }
      calls.push(call)
      void follow(call)
    },

    /** Forwards a request, and counts each session's exchanges in flight. */
    async watch(outgoing: Outgoing, transport: Transport) {
      if (!outgoing.url.endsWith('/auth/token')) {
        // A new request can get a 401 of its own, which is a reason for an exchange. A request that was in
        // flight isn't.
        reasons.add(session.context().epoch)
        return transport(outgoing)
      }
      const { epoch } = session.context()
      const { refreshToken } = outgoing.body as { refreshToken: string }
      const count = (by: number) => inFlight.set(epoch, (inFlight.get(epoch) ?? 0) + by)
      count(1)
      expect('one exchange at a time', inFlight.get(epoch) === 1)
      expect('no exchange without a new reason', reasons.has(epoch) || entered)
      if (!reasons.has(epoch)) entered = false
      reasons.delete(epoch)
      const held = () => session.context().epoch === epoch && device.getItem('ref_token') === refreshToken
      const lose = () => {
        if (held()) toBeKept = refreshToken
      }
      const abort = () => {
        count(-1)
        reasons.delete(epoch)
        lose()
      }
      outgoing.signal.addEventListener('abort', abort, { once: true })
      try {
        const answer = await transport(outgoing)
        if (answer.status === 503 || !answer.text.endsWith('}')) lose()
        else if (held()) toBeDropped = refreshToken
        return answer
      } catch (failure) {
        lose()
        throw failure
      } finally {
        outgoing.signal.removeEventListener('abort', abort)
        count(-1)
        reasons.delete(epoch)
      }
    },

    signedOut: () => void (gone = true),
    /**
     * Records that the user enters a route, signs in or taps Retry. From then on tokens can be stored and
     * exchanged.
     */
    resumed(): void {
      gone = false
      entered = true
    },
    /** Records that the app passes tokens that haven't been tried. */
    given: () => void (entered = true),
    /** Records a tap on Retry. From then on an exchange needs no other reason. */
    forced: () => void (forced = true),
    mayNotStore: (access: string) => void notToBeStored.add(access),

    /** Checks the invariants that must hold after every event. */
    check(): void {
      const stored = (key: string) => device.getItem(key) ?? ''
      const [access, refresh] = [stored('acc_token'), stored('ref_token')]
      if (gone) {
        expect('nothing of a session stays after sign-out', !state.token && state.userData === null)
        expect(
          'nothing is written after sign-out',
          sessionKeys.every((key) => !stored(key)),
        )
        expect('no session error is shown after sign-out', !state.showError)
      }
      if (toBeKept) expect('an answer that got lost costs no tokens', refresh === toBeKept)
      if (toBeDropped) expect('a refresh token that was refused or traded goes', refresh !== toBeDropped)
      toBeKept = toBeDropped = null
      expect('no token known as spent is stored', !page.isUsed(refresh))
      expect('an open route stores no lone access token', !notToBeStored.has(access))
      expect('what is stored is what is in use', access === state.token)
      const owner = access ? userOf(access) : null
      if (owner) owners.set(session.context().epoch, owner)
      if (owner && refresh) expect('both tokens are of one user', userOf(refresh) === owner)
      if (owner) expect('userData is that of the token', state.userData?.userId === owner)
      const { log } = server
      for (; seenExchanges < log.exchanges.length; seenExchanges++) {
        const exchange = log.exchanges[seenExchanges]
        expect('no exchange without need', forced || !exchange?.needless)
      }
    },

    /** Returns all violated invariants. Call it once nothing is pending. */
    broken(): string[] {
      const { log } = server
      expect('all is settled', open.size === 0)
      expect('what an app renews, the page does not', !page.appRenews || log.exchanges.length === 0)
      expect('no spent refresh token is sent again', log.replays.length === 0)
      expect('a bearer is a token', log.malformedBearers.length === 0)
      for (const { id, user } of calls) {
        const sends = log.sends.get(id) ?? []
        expect('a request is sent at most twice', sends.length <= 2)
        const foreign = sends.some((token) => token && user && userOf(token) !== user)
        expect('no request carries the token of another user', !foreign)
      }
      const kept = device.getItem('ref_token')
      if (page.inApp && kept && log.renewed.has(kept)) {
        const told = page.handed.some(({ refreshToken }) => refreshToken === kept)
        expect('the app is given every pair that an exchange brought', told)
      }
      return [...faults]
    },
  }
}
