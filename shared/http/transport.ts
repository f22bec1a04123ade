import { createFetch } from 'ofetch'
import type { Clock } from '../session/clock.ts'
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

export interface Limits {
  /** Milliseconds until the work counts as lost. */
  readonly ms: number
  readonly clock: Clock
  /** The caller's own way to call the work off. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs work under a time limit and the caller's signal; rejects with kind 'timeout' or 'aborted' at that
 * very moment, however slow the platform is to give up, and with whatever the work itself rejects with.
 */
export function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { ms, clock, signal }: Limits,
): Promise<T> {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (kind: 'timeout' | 'aborted') => {
      reject(new ApiError({ kind }))
      controller.abort()
    }
    const abort = () => stop('aborted')
    if (signal?.aborted) return abort()
    const callOff = clock.after(ms, () => stop('timeout'))
    signal?.addEventListener('abort', abort)
    const done = () => {
      callOff()
      signal?.removeEventListener('abort', abort)
    }
    controller.signal.addEventListener('abort', done)
    work(controller.signal).then(resolve, reject).finally(done)
  })
}
