import { createFetch } from 'ofetch'
import { timeout, type Clock } from '../platform/clock.ts'
import { ApiError } from './apiError.ts'
import type { BusinessCode } from './businessCodes.ts'
import { retryAfterIn } from './retryAfter.ts'
import { specCodes } from './codes.ts'
import { isPlainObject, ownValue, parseJson } from '../platform/json.ts'
import { ShapeFault, type Shape } from './shapes/check.ts'

export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal: AbortSignal
}

export interface Incoming {
  readonly status: number
  readonly text: string
  readonly header: (name: string) => string | null
}

/** Sends a request once. Resolves with any complete response, whatever its status; otherwise rejects. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>

/**
 * Creates a transport with ofetch, without its retries, timeout and parsing: ofetch 1.5.1 repeats GETs,
 * ignores its timeout if it gets a signal, and returns a broken 200 body as text.
 */
export function createTransport(fetchPort: typeof fetch): Transport {
  const request = createFetch({ fetch: (...call: Parameters<typeof fetch>) => fetchPort(...call) })
  return async ({ method, url, query, headers, body, signal }) => {
    const search = String(new URLSearchParams(query))
    const answer = await request.raw(search ? `${url}?${search}` : url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body: body as BodyInit }),
      signal,
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Otherwise personal data would be stored in the device's HTTP cache.
      cache: 'no-store',
    })
    return { status: answer.status, text: answer._data ?? '', header: (name) => answer.headers.get(name) }
  }
}

/**
 * Runs work for at most `ms` milliseconds. After that, or when `signal` aborts, rejects at once with type
 * 'timeout' or 'aborted', even if the platform is slow to abort the work. Otherwise settles like the work.
 */
export function limited<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  { clock, signal }: { readonly clock: Clock; readonly signal?: AbortSignal | undefined },
): Promise<T> {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (error: unknown) => {
      const isTimeout = (error as Partial<Error> | null)?.name === 'TimeoutError'
      reject(isTimeout ? new ApiError({ type: 'timeout' }) : error)
      controller.abort()
    }
    const abort = () => stop(new ApiError({ type: 'aborted' }))
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    void timeout(ms, work(controller.signal), clock)
      .then(resolve, stop)
      .finally(() => signal?.removeEventListener('abort', abort))
  })
}

export interface Answer {
  readonly status: number
  /** The parsed body; undefined if the body is empty or not JSON. */
  readonly body: unknown
  readonly isJson: boolean
  readonly isPage?: boolean
  readonly header: (name: string) => string | null
  readonly business?: BusinessCode | undefined
}

/**
 * Parses a response, whatever its type: servers send JSON as text/plain, captive portals HTML as any type.
 */
export function readAnswer({ status, text, header }: Incoming): Answer {
  if (!text.trim()) return { status, body: undefined, isJson: true, header }
  try {
    return { status, body: parseJson(text), isJson: true, header }
  } catch {
    return { status, body: undefined, isJson: false, isPage: /^\s*</.test(text), header }
  }
}

const successCodes = new Set<unknown>([0, 200, 'OK', 'ok'])

/** Returns a server's message as plain text: no control characters, single spaces, at most 200 characters. */
export function plainText(message: string): string {
  const text = message.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return text.length > 200 ? `${Array.from(text).slice(0, 199).join('')}…` : text
}

/** Returns the business code of a response (spec §8), as a number if possible; undefined for a success. */
export function codeIn({ status, body }: Answer): number | string | undefined {
  if (typeof ownValue(body, 'message') !== 'string') return undefined
  const given = ownValue(body, 'code')
  const code = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  if (typeof code !== 'number' && (typeof code !== 'string' || code === '')) return undefined
  return status < 400 && successCodes.has(code) ? undefined : code
}

function secondsToWait({ body, header }: Answer, now: number): number | undefined {
  const given = ownValue(body, 'retryAfter')
  if (typeof given === 'number' && given >= 0) return given
  const ms = retryAfterIn(header, now)
  return ms === undefined ? undefined : Math.ceil(ms / 1000)
}

// Statuses of a gateway's failure. The server behind the gateway may have processed the request.
const maybeDoneStatuses = new Set([502, 504])

/** Returns the error in a response, or null for a success. */
export function failureIn(answer: Answer, changes: boolean, now: number): ApiError | null {
  const { status: http, body, business } = answer
  const retryAfter = secondsToWait(answer, now)
  const code = codeIn(answer)
  if (code !== undefined) {
    const field = ownValue(body, 'field')
    return new ApiError({
      type: 'business',
      code,
      http,
      retryAfter,
      message: plainText(String(ownValue(body, 'message'))),
      known: (typeof code === 'number' && specCodes.get(code)) || business?.key,
      reaction: business?.reaction,
      field: typeof field === 'string' ? field : undefined,
    })
  }
  // A captive portal responded with its login page (511, RFC 6585), so the request didn't reach the API.
  if (answer.isPage && (http < 300 || http === 511))
    return new ApiError({ type: 'network', code: 'otherAnswered', http, ambiguous: changes })
  if (http >= 200 && http < 300) {
    return answer.isJson ? null : new ApiError({ type: 'shape', http, path: '', ambiguous: changes })
  }
  return new ApiError({ type: 'http', http, retryAfter, ambiguous: changes && maybeDoneStatuses.has(http) })
}

// The fields of a wrapper. If there's any other field, `data` is an ordinary field of the response.
const wrapperName = /^(data|code|message|msg|success|status|requestId|timestamp)$/

/**
 * Returns the response without its `{data: …}` wrapper, if it has one. The spec doesn't show if there is one.
 */
export function unwrapped(body: unknown): unknown {
  if (!isPlainObject(body)) return body
  const names = Object.keys(body)
  return names.includes('data') && names.every((name) => wrapperName.test(name)) ? body['data'] : body
}

/** Whether a new token may help: after a business code for expired tokens, or a 401 about the session. */
export function asksForRefresh(answer: Answer): boolean {
  const { status, business } = answer
  if (business?.reaction === 'renew') return true
  if (status !== 401 || specCodes.has(codeIn(answer))) return false
  return business === undefined || business.key === 'authenticationFailed'
}

/**
 * Returns the validated value of a response. Throws `ApiError`. `changes`: repeating the request isn't safe.
 */
export function valueIn<T>(answer: Answer, shape: Shape<T>, changes: boolean, now: number): T {
  const error = failureIn(answer, changes, now)
  if (error) throw error
  try {
    return shape(unwrapped(answer.body), '')
  } catch (fault) {
    const path = fault instanceof ShapeFault ? fault.path : ''
    throw new ApiError({ type: 'shape', http: answer.status, path, ambiguous: changes })
  }
}
