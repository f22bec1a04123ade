import type { Clock } from '../session/clock.ts'
import type { RequestContext } from '../session/refresher.ts'
import { codeIn, failureIn, readAnswer, type Answer } from './answer.ts'
import type { BusinessCode } from './businessCodes.ts'
import { specCodes } from './codes.ts'
import { unwrapped } from './envelope.ts'
import { ApiError } from './apiError.ts'
import { limited } from './limited.ts'
import * as limits from '../limits.ts'
import type { Line } from './path.ts'
import { ShapeFault, type Shape } from './shapes/check.ts'
import type { Outgoing, Transport } from './transport.ts'

/** What the requests need of the session. */
export interface SessionSide {
  token(): string
  stamp(): RequestContext
  isCurrent(sent: RequestContext): boolean
  refresh(rejected: string, sent: RequestContext): Promise<string>
  settled(): Promise<void>
  beginRequest(): number
  passRequest(begun: number): void
  stillUnauthorized(token: string): Error
}

export interface RequesterParts {
  readonly session: SessionSide
  readonly transport: Transport
  readonly base: string
  readonly clock: Clock
  /** What is known of a business code; never rejects. */
  readonly known: (code: number) => Promise<BusinessCode | undefined>
}

export interface Job<T> extends Line {
  readonly shape: Shape<T>
  readonly signsIn: boolean
  readonly upload: boolean
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** A token of the caller's own; the session then stays out of it. */
  readonly token?: string | undefined
}

/** The requests' behaviour over its parts: bearer, time limits, the 401 rule, judgement. Toasts are not its business. */
export function createRequester({ session, transport, base, clock, known }: RequesterParts) {
  /** True when a fresh token may help: a 401 that is not about what was typed, or a code that says so. */
  const asksForRefresh = (answer: Answer): boolean => {
    const code = codeIn(answer)
    const { business } = answer
    if (business?.reaction === 'renew') return true
    if (answer.status !== 401) return false
    if (typeof code === 'number' && specCodes.has(code)) return false
    return business === undefined || business.key === 'authenticationFailed'
  }

  const settle = <T>(answer: Answer, { shape, method }: Job<T>): T => {
    const changes = method !== 'GET'
    const failure = failureIn(answer, { changes, now: clock.now() })
    if (failure) throw failure
    try {
      return shape(unwrapped(answer.body), '')
    } catch (fault) {
      const path = fault instanceof ShapeFault ? fault.path : ''
      throw new ApiError({ kind: 'shape', http: answer.status, path, ambiguous: changes })
    }
  }

  return async <T>(job: Job<T>): Promise<T> => {
    const { method, path, query, body, signal } = job
    const changes = method !== 'GET'
    const end = clock.now() + limits.call
    const limit = job.timeoutMs ?? (job.upload ? limits.upload : limits.attempt)
    let sent = false

    /** Waits for something of the session's, as long as this request has time. */
    const wait = <V>(work: () => Promise<V>): Promise<V> =>
      limited(work, { ms: Math.max(0, end - clock.now()), clock, signal })

    const attempt = async (token: string): Promise<Answer> => {
      const headers = { ...job.headers, ...(token && { authorization: `Bearer ${token}` }) }
      const outgoing: Omit<Outgoing, 'signal'> = {
        method,
        url: base + path,
        headers,
        body,
        ...(query && { query }),
      }
      const ms = Math.min(limit, Math.max(0, end - clock.now()))
      const send = (own: AbortSignal) => {
        sent = true
        return transport({ ...outgoing, signal: own })
      }
      const answer = readAnswer(await limited(send, { ms, clock, signal }))
      const code = codeIn(answer)
      if (typeof code !== 'number' || specCodes.has(code)) return answer
      return { ...answer, business: await wait(() => known(code)) }
    }

    const byItself = async (): Promise<Answer> => {
      const stamp = session.stamp()
      // Signing in is how an error is overcome; its panel must not go while that is tried.
      const begun = job.signsIn ? null : session.beginRequest()
      const passed = (answer: Answer, token: string): Answer => {
        if (begun !== null && token) session.passRequest(begun)
        return answer
      }
      const stay = () => {
        if (!session.isCurrent(stamp)) throw new ApiError({ kind: 'aborted', ambiguous: changes && sent })
      }
      // No token, but one is on its way: better to wait for it than to be sent away without.
      if (!session.token()) await wait(session.settled)
      stay()
      const used = session.token()
      const first = await attempt(used)
      stay()
      if (job.signsIn || !asksForRefresh(first)) return passed(first, used)
      // Refused at the door: nothing has been carried out so far.
      sent = false
      const fresh = await wait(() => session.refresh(used, stamp))
      const second = await attempt(fresh)
      stay()
      if (asksForRefresh(second)) throw session.stillUnauthorized(fresh)
      return passed(second, fresh)
    }

    const withOwnToken = async (token: string): Promise<Answer> => {
      const answer = await attempt(token)
      const refused = !job.signsIn && asksForRefresh(answer)
      if (refused) throw new ApiError({ kind: 'auth', code: 'stillUnauthorized', http: 401 })
      return answer
    }

    try {
      return settle(await (job.token === undefined ? byItself() : withOwnToken(job.token)), job)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw new ApiError({ kind: 'network', ambiguous: changes && sent })
      const lost = reason.kind === 'timeout' || reason.kind === 'aborted'
      throw lost && changes && sent ? new ApiError({ kind: reason.kind, ambiguous: true }) : reason
    }
  }
}
