import * as limits from '@companion/shared/limits'
import { tryParseJson } from '@companion/shared/platform/json'
import { apiFaults, readRules, type ApiFault } from '../model/apiFaults.ts'
import { redacted, redactedPath } from '../model/redact.ts'
import type { ApiCall } from '../model/traceFile.ts'

/** Maximum number of stored calls. */
const maxCalls = 300

export interface Tap {
  /** Completed calls of this page, oldest first, without secrets and personal data. */
  readonly calls: readonly ApiCall[]
  /** Returns all calls, including those in flight, in the order of their requests. */
  readonly all: () => readonly ApiCall[]
  /** Adds a listener that's called after each call. Returns a function that removes it. */
  readonly listen: (listener: () => void) => () => void
}

/** Responds instead of the API. If it returns undefined, the call goes to the API. */
export type Answering = (
  method: string,
  path: string,
  signal: AbortSignal | null | undefined,
) => Promise<Response> | undefined

export interface TapOptions {
  /** Values of the query parameters `fault`, `network` and `seed`. */
  readonly fault: string
  readonly network: string
  readonly seed: number
  readonly answering?: Answering | undefined
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * Returns a promise that behaves like a hanging request: it never resolves, and rejects when the signal
 * aborts.
 */
export const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))

const pause = (win: Window, ms: number) => new Promise<void>((done) => void win.setTimeout(done, ms))

/**
 * Implementation of each kind of fault: a response instead of the API's, a failure, or a delay before the
 * real call.
 */
const carryOut: {
  readonly [K in ApiFault['type']]: (
    fault: Extract<ApiFault, { type: K }>,
    call: { readonly win: Window; readonly signal: AbortSignal | null | undefined },
  ) => Promise<Response | undefined>
} = {
  status: ({ status }) => Promise.resolve(json({ message: `fault ${status}` }, status)),
  code: ({ code }) => Promise.resolve(json({ code, message: `fault ${code}` }, 200)),
  malformed: () =>
    Promise.resolve(new Response('{"data":', { headers: { 'content-type': 'application/json' } })),
  drop: () => Promise.reject(new TypeError('Failed to fetch')),
  hang: (_, { signal }) => untilAborted(signal),
  delay: async ({ ms }, { win }) => {
    await pause(win, Math.min(ms, limits.call * 2))
    return undefined
  },
}

const describe = (fault: ApiFault): string => {
  const { type, ...rest } = fault
  return [`fault: ${type}`, ...Object.values(rest)].join(' ')
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.clone().text()
  return redacted(tryParseJson(text) ?? text.slice(0, 2000))
}

/**
 * Starts recording the page's API calls and injecting faults. Replaces `win.fetch`, which the HTTP client
 * reads on each request. Requests that don't go to the API aren't changed.
 */
export function tapApi(
  win: Window & { fetch: typeof fetch },
  { fault, network, seed, answering }: TapOptions,
): Tap {
  const real = win.fetch.bind(win)
  const roll = apiFaults(readRules(fault).rules, seed)
  const calls: ApiCall[] = []
  const open = new Set<ApiCall>()
  const listeners = new Set<() => void>()
  const keep = (call: ApiCall): void => {
    if (calls.push(call) > maxCalls) calls.shift()
    for (const listener of listeners) listener()
  }

  const answer = async (path: string, init: RequestInit, ask: () => Promise<Response>) => {
    const given = answering?.(init.method ?? 'GET', path, init.signal)
    if (given) return { response: await given, note: 'from the trace' }
    if (network === 'offline') throw new TypeError('Failed to fetch')
    if (network === 'slow') await pause(win, 2000)
    const rolled = roll(init.method ?? 'GET', path.replace(/\?.*/, ''))
    const instead = rolled
      ? await carryOut[rolled.type](rolled as never, { win, signal: init.signal })
      : undefined
    return { response: instead ?? (await ask()), ...(rolled && { note: describe(rolled) }) }
  }

  win.fetch = async (input, init = {}) => {
    const { href, pathname, search } = new URL(
      input instanceof Request ? input.url : String(input),
      win.location.href,
    )
    if (!pathname.includes('/api/')) return real(input, init)
    const at = win.performance.now()
    const sent = typeof init.body === 'string' ? tryParseJson(init.body) : init.body && '(a form)'
    const about = {
      at: Math.round(at),
      method: init.method ?? 'GET',
      path: redactedPath(href),
      ...(sent !== undefined && sent !== null && { request: redacted(sent) }),
    }
    const ms = () => Math.round(win.performance.now() - at)
    const asked: ApiCall = { ...about, status: 0, ms: 0, open: true }
    open.add(asked)
    try {
      const { response, note } = await answer(pathname + search, init, () => real(input, init))
      const took = ms()
      const known = await readBody(response)
      keep({ ...about, status: response.status, ms: took, response: known, ...(note && { note }) })
      return response
    } catch (cause) {
      const note = String((cause as Error)?.message ?? cause)
      keep({ ...about, status: 0, ms: ms(), note, ...(init.signal?.aborted && { open: true }) })
      throw cause
    } finally {
      open.delete(asked)
    }
  }
  return {
    calls,
    all: () => [...calls, ...open].sort((a, b) => a.at - b.at),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
