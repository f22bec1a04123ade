import * as limits from '../limits.ts'
import { ApiError } from './apiError.ts'
import type { BusinessCode } from './businessCodes.ts'
import { specCodes } from './codes.ts'
import { lineOf } from './endpoint.ts'
import { endpoints, type AnswerOf, type EndpointTable, type GivenOf } from './endpoints.ts'
import type { Job, RequestDeps, RequestSession, SendOptions } from './job.ts'
import { asksForRefresh, codeIn, limited, readAnswer, valueIn } from './transport.ts'
import type { Answer } from './transport.ts'
import type { AccessToken } from './shapes/session.ts'

function createAttempts({ session, businessCodeOf }: RequestDeps, job: Job<unknown>) {
  const { transport, base, clock } = session.network
  const { method, path, query, body, signal, idempotencyKey } = job
  const end = clock.now() + limits.call
  const limit = job.timeoutMs ?? (job.upload ? limits.upload : limits.request)
  const left = () => Math.max(0, end - clock.now())
  let sent = false

  /** Waits for other work, but not longer than the rest of the call's 30 seconds. */
  const wait = <V>(work: () => Promise<V>): Promise<V> => limited(left(), work, { clock, signal })

  const attempt = async (token: AccessToken): Promise<Answer> => {
    const headers = {
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const outgoing = { method, url: base + path, headers, body, ...(query && { query }) }
    const send = (own: AbortSignal) => {
      sent = true
      return transport({ ...outgoing, signal: own })
    }
    const answer = readAnswer(await limited(Math.min(limit, left()), send, { clock, signal }))
    const code = codeIn(answer)
    if (typeof code !== 'number' || specCodes.has(code)) return answer
    return { ...answer, business: await wait(() => businessCodeOf(code)) }
  }

  return {
    attempt,
    wait,
    /** Whether the server may have processed the request although no response arrived. */
    mayBeDone: () => method !== 'GET' && sent,
    /** Records that the server rejected the last attempt without processing it. */
    markNotDone: () => void (sent = false),
  }
}

type Attempts = ReturnType<typeof createAttempts>

/** Sends with the session's token. If the server rejects the token, sends once more with a new one. */
async function sendInSession(
  { session }: RequestDeps,
  job: Job<unknown>,
  { attempt, wait, markNotDone, mayBeDone }: Attempts,
): Promise<Answer> {
  const context = session.context()
  // A sign-in must not clear the session error, because the panel with the login form would disappear.
  const errorsBefore = job.signsIn ? null : session.beginRequest()
  const passed = (answer: Answer, token: AccessToken): Answer => {
    if (errorsBefore !== null && token) session.passRequest(errorsBefore)
    return answer
  }
  const checkSession = () => {
    if (!session.isCurrent(context)) throw new ApiError({ type: 'aborted', ambiguous: mayBeDone() })
  }
  // Waits for a refresh in flight, because the server would reject a request without a token.
  if (!session.token()) await wait(session.refreshed)
  checkSession()
  const token = session.token()
  const first = await attempt(token)
  checkSession()
  if (job.signsIn || !asksForRefresh(first)) return passed(first, token)
  markNotDone()
  const fresh = await wait(() => session.refresh(token, context))
  const second = await attempt(fresh)
  checkSession()
  if (asksForRefresh(second)) throw session.refusedTwice(fresh)
  return passed(second, fresh)
}

async function sendWithOwnToken(
  job: Job<unknown>,
  token: AccessToken,
  { attempt }: Attempts,
): Promise<Answer> {
  const answer = await attempt(token)
  const refused = !job.signsIn && asksForRefresh(answer)
  if (refused) throw new ApiError({ type: 'auth', code: 'stillUnauthorized', http: 401 })
  return answer
}

/**
 * Sends a request with a bearer token and timeouts, renews the token after a 401, and validates the response.
 * Rejects only with `ApiError`.
 */
export async function request<T>(deps: RequestDeps, job: Job<T>): Promise<T> {
  const attempts = createAttempts(deps, job)
  try {
    const sending =
      job.token === undefined
        ? sendInSession(deps, job, attempts)
        : sendWithOwnToken(job, job.token, attempts)
    return valueIn(await sending, job.shape, job.method !== 'GET', deps.session.network.clock.now())
  } catch (error) {
    if (!(error instanceof ApiError)) throw new ApiError({ type: 'network', ambiguous: attempts.mayBeDone() })
    const lost = error.type === 'timeout' || error.type === 'aborted'
    throw lost && attempts.mayBeDone() ? new ApiError({ type: error.type, ambiguous: true }) : error
  }
}

type Options<K extends keyof T & string, T extends EndpointTable> = GivenOf<K, T> & SendOptions
type Rest<K extends keyof T & string, T extends EndpointTable> =
  object extends GivenOf<K, T> ? [options?: Options<K, T>] : [options: Options<K, T>]

let pageSession: RequestSession | undefined

/** Connects all requests to this session. The shell calls it once, before the first request. */
export function connectSession(next: RequestSession): void {
  pageSession = next
}

/** Looks up a code in the lazily loaded table. Resolves with undefined if the table can't be loaded. */
async function findBusinessCode(code: number): Promise<BusinessCode | undefined> {
  try {
    const { businessCodes } = await import(/* webpackChunkName: "codes" */ './businessCodes.ts')
    return businessCodes.get(code)
  } catch {
    return undefined
  }
}

function queryOf(given: Readonly<Record<string, string | number | undefined>> = {}): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query[name] = String(value)
  return query
}

/** An API call that has been sent. */
export interface SentCall {
  /** Method and path pattern from the table of endpoints. */
  readonly key: string
  readonly path: string
  readonly body: unknown
  /** Rejects with an `ApiError`. */
  readonly answer: Promise<unknown>
}

let listener: ((call: SentCall) => void) | undefined

/** Sets the listener for the calls of all remotes. The listener must handle rejections of `answer`. */
export function onCall(hear: (call: SentCall) => void): void {
  listener = hear
}

/** Creates a `send` with a remote's own endpoints, so that each release in a page has its own. */
export const sendWith = <M extends EndpointTable>(more: M) => {
  type All = typeof endpoints & M
  const table: EndpointTable = { ...endpoints, ...more }
  return async <K extends keyof All & string>(
    key: K,
    ...[options]: Rest<K, All>
  ): Promise<AnswerOf<K, All>> => {
    const endpoint = table[key]
    if (!endpoint) throw new Error(`No endpoint ${key}`)
    if (!pageSession) throw new Error('no session yet')
    const { params, query, ...given } = options ?? ({} as Options<K, All>)
    const job = { ...lineOf(key, params), ...endpoint, ...given, query: queryOf(query) }
    const answer = request({ session: pageSession, businessCodeOf: findBusinessCode }, job)
    listener?.({ key, path: job.path, body: job.body, answer })
    return (await answer) as AnswerOf<K, All>
  }
}

/** Calls the API. Resolves with the validated response or rejects with `ApiError`, within 30 seconds. */
export const send = sendWith({})
