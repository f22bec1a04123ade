import type { Context, MiddlewareHandler } from 'hono'
import { isFields } from './body.ts'
import { invalid } from './controlInput.ts'
import type { Fault, World } from './world.ts'

const checks: Record<string, (value: unknown) => boolean> = {
  method: (value) => typeof value === 'string' && /^(\*|[A-Za-z]+)$/.test(value),
  path: (value) => (typeof value === 'string' && value.startsWith('/')) || value === '*',
  status: (value) => Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599,
  body: () => true,
  contentType: (value) => typeof value === 'string',
  headers: (value) => isFields(value) && Object.values(value).every((entry) => typeof entry === 'string'),
  delayMs: (value) => typeof value === 'number' && value >= 0 && value <= 600_000,
  times: (value) => Number.isInteger(value) && Number(value) >= 1,
  hang: (value) => typeof value === 'boolean',
  drop: (value) => typeof value === 'boolean',
  after: (value) => typeof value === 'boolean',
}

const pattern = (path: string) =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
  )

/**
 * Parses a fault sent to the control room. Throws with the reason if a key is misspelt or has an unusable
 * value.
 */
export function parseFault(input: Record<string, unknown>): Fault {
  for (const [key, value] of Object.entries(input)) {
    const check = Object.hasOwn(checks, key) ? checks[key] : undefined
    if (!check) invalid(`unknown key '${key}'; known: ${Object.keys(checks).join(', ')}`)
    if (!check?.(value)) invalid(`'${key}' has a value that cannot be used`)
  }
  if (input.path === undefined) invalid(`'path' is missing`)
  return {
    headers: {},
    delayMs: 0,
    hang: false,
    drop: false,
    after: false,
    ...input,
    method: String(input.method ?? '*').toUpperCase(),
    path: pattern(String(input.path)),
    left: Number(input.times ?? Infinity),
  }
}

/** Resolves with false after the delay. A reset ends the wait at once, and the promise resolves with true. */
const held = (release: AbortSignal, ms: number) =>
  new Promise<boolean>((resolve) => {
    if (release.aborted) return resolve(true)
    const timer = ms === Infinity ? undefined : setTimeout(() => resolve(false), ms)
    release.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(true)
    })
  })

/** Breaks the connection without a response. In-process calls have no socket, so they get an empty 502. */
function cut(c: Context): Response {
  const incoming = (c.env as { incoming?: { socket?: { destroy(): void } } } | undefined)?.incoming
  if (!incoming?.socket) return new Response(null, { status: 502 })
  incoming.socket.destroy()
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

const nullBody = new Set([204, 205, 304])

function replaced(fault: Fault): Response {
  const { status = 200, body, headers } = fault
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type =
    fault.contentType ?? (typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json')
  const empty = body === undefined || nullBody.has(status)
  return new Response(empty ? null : text, {
    status,
    headers: empty ? headers : { 'content-type': type, ...headers },
  })
}

/**
 * Runs the first matching fault: delays or hangs the call, breaks its connection, or responds in place of the
 * API.
 */
export const runFaults =
  (world: World): MiddlewareHandler =>
  async (c, next) => {
    const { faults, release } = world.state
    const fault = faults.find(
      (each) =>
        each.left > 0 && (each.method === '*' || each.method === c.req.method) && each.path.test(c.req.path),
    )
    if (!fault) return next()
    fault.left -= 1
    if (fault.after) await next()
    const answer = await faulty(c, fault, release.signal)
    if (answer) c.res = answer
    else if (!fault.after) await next()
  }

async function faulty(c: Context, fault: Fault, release: AbortSignal): Promise<Response | undefined> {
  const wait = fault.hang ? Infinity : fault.delayMs
  if (wait > 0 && (await held(release, wait))) return cut(c)
  if (fault.drop) return cut(c)
  return fault.status === undefined && fault.body === undefined ? undefined : replaced(fault)
}
