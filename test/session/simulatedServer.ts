import type { Incoming, Outgoing, Transport } from '@companion/shared/http/transport'

/** Outcome of one call to /auth/token. */
export type Outcome = 'ok' | 'refused' | 'error' | 'malformed' | 'hang' | 'unreachable'

/** Delays an arrival or a reply. The run's scheduler decides for how long. */
export type Delay = (label: string) => Promise<unknown>

interface ServerLog {
  /** Request id → the access tokens that its attempts contained. */
  readonly sends: Map<string, string[]>
  /** Token exchanges in order of arrival. */
  readonly exchanges: { readonly refresh: string; readonly outcome: Outcome; readonly needless: boolean }[]
  /** Refresh tokens that arrived again after their exchange. */
  readonly replays: string[]
  /** Refresh tokens that an exchange issued. */
  readonly renewed: Set<string>
  readonly malformedBearers: string[]
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const head = base64({ alg: 'none' })
const idOf = new Map<string, string>()

/** Returns an access token for a user. `n` makes the token unique. */
export function accessToken(user: string, n: number | string): string {
  const token = `${head}.${base64({ userId: user, n })}.`
  idOf.set(token, user)
  return token
}

/** Returns the user of an access or refresh token. */
export const userOf = (token: string): string => idOf.get(token) ?? token.split('~')[0] ?? ''

const reply = (status: number, body?: unknown): Incoming => ({
  status,
  text: body === undefined ? '' : JSON.stringify(body),
  header: () => null,
})

/** Creates an API with rotating refresh tokens. The outcomes of its /auth/token calls follow `plan`. */
export function simulatedServer(delay: Delay, plan: readonly Outcome[], secondExpiry: boolean) {
  const valid = new Set<string>()
  const live = new Set<string>()
  const traded = new Set<string>()
  const log: ServerLog = {
    sends: new Map(),
    exchanges: [],
    replays: [],
    renewed: new Set(),
    malformedBearers: [],
  }
  let issued = 0

  const issue = (user: string) => {
    issued++
    const pair = { accessToken: accessToken(user, issued), refreshToken: `${user}~refresh~${issued}` }
    valid.add(pair.accessToken)
    live.add(pair.refreshToken)
    return pair
  }

  const trade = async (refresh: string, access: string): Promise<Incoming> => {
    if (traded.has(refresh)) log.replays.push(refresh)
    const given = plan[log.exchanges.length] ?? 'ok'
    const outcome = given === 'ok' && !live.has(refresh) ? 'refused' : given
    log.exchanges.push({ refresh, outcome, needless: valid.has(access) })
    if (outcome === 'hang') return new Promise(() => {})
    const pair = outcome === 'ok' ? issue(userOf(refresh)) : null
    if (pair) {
      live.delete(refresh)
      traded.add(refresh)
      log.renewed.add(pair.refreshToken)
      if (secondExpiry && log.exchanges.length === 1) valid.delete(pair.accessToken)
    }
    if (outcome === 'refused') live.delete(refresh)
    await delay(`answer to refresh: ${outcome}`)
    if (outcome === 'unreachable') throw new TypeError('fetch failed')
    if (outcome === 'malformed') return { ...reply(200), text: '{"accessToken":"eyJhbGciOi' }
    if (outcome === 'error') return reply(503)
    return outcome === 'refused' ? reply(401, { code: 40103, message: 'token expired' }) : reply(200, pair)
  }

  const answer = async ({ headers, url }: Outgoing): Promise<Incoming> => {
    const bearer = headers['authorization']
    const token = bearer?.replace('Bearer ', '') ?? ''
    if (bearer !== undefined && !idOf.has(token)) log.malformedBearers.push(bearer)
    const id = url.split('/').pop() ?? ''
    log.sends.set(id, [...(log.sends.get(id) ?? []), token])
    const user = valid.has(token) ? userOf(token) : null
    await delay(`answer to ${id}`)
    return user ? reply(200, { user }) : reply(401)
  }

  const transport: Transport = async (outgoing) => {
    await delay(`arrival of ${outgoing.url}`)
    const { refreshToken } = (outgoing.body ?? {}) as { refreshToken?: string }
    const bearer = outgoing.headers['authorization']?.replace('Bearer ', '') ?? ''
    return refreshToken === undefined ? answer(outgoing) : trade(refreshToken, bearer)
  }

  return { transport, log, issue, expire: (token: string) => valid.delete(token) }
}
