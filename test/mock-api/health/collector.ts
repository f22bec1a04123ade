import { gunzipSync } from 'node:zlib'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { ControlError, invalid } from '../controlInput.ts'
import type { HealthStore } from './healthStore.ts'
import { eventsOf, pointsOf } from './otlpInput.ts'
import { longestReport } from './pageReport.ts'

/** Returns the JSON of an OTLP request, which can be gzipped. */
async function bodyOf(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^application\/json\b/.test(type)) invalid('this collector takes OTLP as application/json')
  const bytes = Buffer.from(await c.req.arrayBuffer())
  try {
    const packed = c.req.header('Content-Encoding') === 'gzip'
    const plain = packed ? gunzipSync(bytes, { maxOutputLength: longestReport }) : bytes
    if (plain.length > longestReport) throw new RangeError('too long')
    return JSON.parse(plain.toString('utf8')) as unknown
  } catch (failure) {
    return invalid(`the body cannot be read: ${String(failure)}`)
  }
}

/** Responds with JSON, or with google.rpc's `Status`, the format of OTLP errors. */
const answer = async (c: Context, take: () => Promise<object>): Promise<Response> => {
  try {
    return c.json(await take())
  } catch (failure) {
    if (failure instanceof ControlError) return c.json({ code: 3, message: failure.message }, 400)
    throw failure
  }
}

/**
 * Returns a minimal OpenTelemetry collector. `POST /v1/logs` and `/v1/metrics` take OTLP/JSON, and
 * `/standin/health` shows the reports of the last day.
 */
export function healthRoutes(store: HealthStore, clock: () => number): Hono {
  const app = new Hono()
  app.use(
    '/v1/*',
    cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 7200 }),
  )
  app.post('/v1/logs', (c) =>
    answer(c, async () => {
      await store.add([], eventsOf(await bodyOf(c), clock()))
      return {}
    }),
  )
  app.post('/v1/metrics', (c) =>
    answer(c, async () => {
      const { points, rejected } = pointsOf(await bodyOf(c), clock())
      await store.add(points, [])
      const why = 'only sums and histograms of delta temporality that pages report can be added up here'
      return rejected ? { partialSuccess: { rejectedDataPoints: String(rejected), errorMessage: why } } : {}
    }),
  )
  app.get('/standin/health', async (c) => {
    const hours = Number(c.req.query('hours') ?? 24)
    if (!(hours > 0 && hours <= 24)) invalid("'hours' is a number up to 24")
    return c.json(await store.read(c.req.query('remote') ?? '', clock() - hours * 3_600_000))
  })
  app.get('/standin/health/events', async (c) => {
    const limit = Number(c.req.query('limit') ?? 100)
    if (!(limit > 0 && limit <= 10_000)) invalid("'limit' is a number up to 10000")
    return c.json(await store.events(limit))
  })
  app.delete('/standin/health', async (c) => {
    await store.clear()
    return c.json({ ok: true })
  })
  return app
}
