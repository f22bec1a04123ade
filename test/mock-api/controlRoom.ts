import { request } from 'node:http'
import type { RecordedRequest } from './world.ts'
import type { Settings } from './settings.ts'
import type { TokenPair } from './tokens.ts'
import type { OutboxMessage } from './world.ts'

export interface FaultRequest {
  path: string
  method?: string
  status?: number
  body?: unknown
  contentType?: string
  headers?: Record<string, string>
  delayMs?: number
  times?: number
  hang?: boolean
  drop?: boolean
  after?: boolean
}

/** Client of a running mock API's control room, with one method per call. */
export interface ControlRoom {
  /**
   * Sends any call to the control room. Rejects with the status and the reason if the response is an error.
   */
  control(method: string, path: string, body?: unknown): Promise<unknown>
  reset(): Promise<void>
  session(options?: { user?: string; expiresIn?: number }): Promise<TokenPair & { userId: string }>
  outbox(to?: string): Promise<OutboxMessage[]>
  /** Returns the calls since the last reset, optionally only those whose path contains a text. */
  requests(pathContains?: string): Promise<RecordedRequest[]>
  fault(fault: FaultRequest): Promise<void>
  clearFaults(): Promise<void>
  user(user: string, patch: Record<string, string>): Promise<void>
  settings(changes: Partial<Settings>): Promise<void>
  advanceClock(ms: number): Promise<void>
}

/** Uses Node's HTTP client, because `fetch` in a DOM environment would block these cross-origin calls. */
function send(url: string, method: string, body: unknown): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: { 'content-type': 'application/json' } }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (piece: string) => (text += piece))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? '' : JSON.stringify(body))
  })
}

/** Returns the control room of the mock API at an origin, as functions. */
export function controlRoom(origin: string): ControlRoom {
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { status, text } = await send(`${origin}/standin${path}`, method, body)
    if (status >= 400) throw new Error(`control room ${method} ${path}: ${status} ${text}`)
    return JSON.parse(text) as unknown
  }
  const quietly = async (...call: Parameters<typeof control>) => void (await control(...call))
  const query = (to?: string) => (to === undefined ? '' : `?to=${encodeURIComponent(to)}`)
  return {
    control,
    reset: () => quietly('POST', '/reset'),
    session: (options = {}) => control('POST', '/session', options) as ReturnType<ControlRoom['session']>,
    outbox: (to) => control('GET', `/outbox${query(to)}`) as Promise<OutboxMessage[]>,
    requests: async (pathContains = '') =>
      ((await control('GET', '/requests')) as RecordedRequest[]).filter(({ path }) =>
        path.includes(pathContains),
      ),
    fault: (fault) => quietly('POST', '/faults', fault),
    clearFaults: () => quietly('DELETE', '/faults'),
    user: (user, patch) => quietly('POST', '/users', { user, patch }),
    settings: (changes) => quietly('POST', '/settings', changes),
    advanceClock: (advanceMs) => quietly('POST', '/clock', { advanceMs }),
  }
}
