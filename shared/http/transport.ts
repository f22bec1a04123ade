import { createFetch } from 'ofetch'
import { timeout, type Clock } from '../platform/clock.ts'
import { ApiError } from './apiError.ts'

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

/** One request, one answer: no retry, no judgement. Rejects only when no complete answer came. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>

/**
 * The transport over ofetch. Its own comforts are off: it would repeat GETs, ignore its time limit
 * beside a signal, and give a broken 200 body as a text (ofetch 1.5.1).
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
      // Personal data stays out of the device's HTTP cache.
      cache: 'no-store',
    })
    return {
      status: answer.status,
      text: answer._data ?? '',
      header: (name) => answer.headers.get(name),
    }
  }
}

interface LimitOptions {
  readonly clock: Clock
  /** Lets the caller cancel the work. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs work for at most `ms` milliseconds. Rejects with kind 'timeout' or 'aborted' at that very moment, however slow
 * the platform is to give up, and with whatever the work itself rejects with.
 */
export function limited<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  { clock, signal }: LimitOptions,
): Promise<T> {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (error: unknown) => {
      const isTimeout = (error as Partial<Error> | null)?.name === 'TimeoutError'
      reject(isTimeout ? new ApiError({ kind: 'timeout' }) : error)
      controller.abort()
    }
    const abort = () => stop(new ApiError({ kind: 'aborted' }))
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    void timeout(ms, work(controller.signal), clock)
      .then(resolve, stop)
      .finally(() => signal?.removeEventListener('abort', abort))
  })
}
