import type { MiddlewareHandler } from 'hono'
import { now, type RecordedRequest, type World } from './world.ts'

function readable(bytes: ArrayBuffer, type: string): unknown {
  if (bytes.byteLength === 0) return null
  if (type.startsWith('multipart/')) return { bytes: bytes.byteLength }
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Maximum number of recorded calls. The oldest are dropped, so that a long run doesn't fill the memory. */
const kept = 20_000
const bodiless = new Set(['GET', 'HEAD'])

/** Records every call before any other handler can reject or drop it. Preflights don't reach this handler. */
export const recordRequests =
  (world: World): MiddlewareHandler =>
  async (c, next) => {
    const entry: RecordedRequest = {
      method: c.req.method,
      path: c.req.path,
      query: c.req.query(),
      headers: c.req.header(),
      body: null,
      at: now(world),
    }
    world.state.requests.push(entry)
    if (world.state.requests.length > kept) world.state.requests.shift()
    if (!bodiless.has(c.req.method))
      entry.body = readable(await c.req.arrayBuffer(), c.req.header('content-type') ?? '')
    await next()
  }
