import { rm } from 'node:fs/promises'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { countsOf, healthIn } from '@companion/release-protocol/healthNumbers'
import {
  logsRequest,
  metricsRequest,
  type Attributes,
  type Point,
} from '@companion/shell/releases/health/otlp'
import { freshFolder } from '../../release/sampleRelease.ts'
import { createBackend, type Backend } from '../backend.ts'

let now = Date.parse('2026-11-22T12:00:00Z')
const opened: Backend[] = []
const open = (healthFile?: string): Backend => {
  const backend = createBackend({ clock: () => now, ...(healthFile && { healthFile }) })
  opened.push(backend)
  return backend
}
afterEach(() => opened.splice(0).forEach(({ health }) => health.close()))

const weather: Attributes = {
  'companion.remote': 'weather',
  'companion.release': '1.2.0-aaaa',
  'os.name': 'android',
  'os.version': '10',
}
const counted = (metric: string, count = 1, own: Attributes = {}): Point => ({
  metric: `companion.release.${metric}`,
  attributes: { ...weather, 'companion.first': true, ...own },
  count,
})
const reportOf = (...points: readonly Point[]) => metricsRequest({}, points, now - 1000, now)
const started = (own: Attributes = {}) => reportOf(counted('started', 1, own))
const post = ({ app }: Backend, signal: string, body: string | Uint8Array, headers = {}) =>
  app.request(`/v1/${signal}`, {
    method: 'POST',
    body: body as string,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const send = (backend: Backend, signal: string, body: object) => post(backend, signal, JSON.stringify(body))
async function read({ app }: Backend, query = 'remote=weather') {
  const found: unknown = await (await app.request(`/standin/health?${query}`)).json()
  const health = healthIn(found)
  if (!health) throw new Error(JSON.stringify(found))
  expect(health.leftOut).toBeUndefined()
  return health
}

test('adds up what pages report of a remote, and keeps it for a day', async () => {
  const backend = open()
  expect(await (await send(backend, 'metrics', started())).json()).toEqual({})
  await send(backend, 'metrics', started())
  const [row] = countsOf((await read(backend)).points)
  expect(row).toMatchObject({
    release: '1.2.0-aaaa',
    started: 2,
    devices: 2,
    conditions: { system: 'Android 10' },
  })
  expect((await read(backend, 'remote=pay')).points).toEqual([])
  now += 2 * 3_600_000
  expect((await read(backend, 'remote=weather&hours=1')).points).toEqual([])
  expect((await read(backend, 'remote=weather&hours=3')).points).toHaveLength(1)
  now += 23 * 3_600_000
  await send(backend, 'metrics', started())
  now -= 23 * 3_600_000
  expect(countsOf((await read(backend)).points)).toMatchObject([{ started: 1 }])
})

/** Reports that no page of this project could have sent. */
const impossible: Readonly<Record<string, object>> = {
  'a negative count': reportOf(counted('failed', -50, { 'error.type': 'threw' })),
  'half a device': reportOf(counted('started', 0.5)),
  'one page that speaks for a thousand': reportOf(counted('started', 1000)),
  'no end of devices': reportOf(counted('started', Infinity)),
  'one page on several kinds of device': reportOf(
    ...['9', '10', '11'].map((version) => counted('started', 1, { 'os.version': version })),
  ),
  'one release started twice': reportOf(
    counted('started'),
    counted('started', 1, { 'companion.first': false }),
  ),
  'two first failures of one release': reportOf(
    ...['threw', 'load'].map((error) => counted('failed', 1, { 'error.type': error })),
  ),
  'more than a page has room for': reportOf(
    ...Array.from({ length: 400 }, (_, build) =>
      counted('started', 1, { 'companion.release': `1.0.0-a${build}` }),
    ),
  ),
  'a release that no build makes': started({ 'companion.release': 'x\u001b]0;owned\u0007' }),
  'a name with control characters': started({ 'companion.brand': 'a\u001b[2Jb' }),
  'a name without an end': started({ 'companion.brand': 'a'.repeat(5000) }),
  'a page that took nothing of a thousand measurements': reportOf({
    metric: 'companion.web_vital.duration',
    attributes: { ...weather, 'companion.web_vital.name': 'LCP' },
    bounds: [50, 100],
    values: Array.from({ length: 1000 }, () => 70),
    unit: 'ms',
  }),
}

test.each(Object.keys(impossible))('refuses %s, and what others say stays readable', async (what) => {
  const backend = open()
  await send(backend, 'metrics', started())
  expect((await send(backend, 'metrics', impossible[what]!)).status).toBe(400)
  expect(countsOf((await read(backend)).points)).toMatchObject([{ started: 1, devices: 1, failedDevices: 0 }])
})

test('a page that is on time counts as long as others, whatever its clock says', async () => {
  const backend = open()
  const year = 365 * 86_400_000
  for (const off of [-year, year])
    await send(backend, 'metrics', metricsRequest({}, [counted('started')], now + off - 1000, now + off))
  expect(countsOf((await read(backend)).points)).toMatchObject([{ started: 2 }])
  now += 25 * 3_600_000
  await send(backend, 'metrics', started())
  expect(countsOf((await read(backend, 'remote=weather&hours=24')).points)).toMatchObject([{ started: 1 }])
})

test('shows how many pages told of an error, not how many events did, and the newest events', async () => {
  const backend = open()
  const failed = (fingerprint: string, event = 'exception') => ({
    at: now,
    event,
    severity: 'error' as const,
    attributes: { ...weather, 'exception.type': 'TypeError', 'companion.error.fingerprint': fingerprint },
  })
  const page = (...entries: ReturnType<typeof failed>[]) =>
    send(backend, 'logs', logsRequest({ 'service.version': '1.0.0' }, entries))
  await page(failed('a'), failed('a'), failed('b'))
  await page(failed('b'), failed('b', 'companion.release.quarantined'))
  expect((await read(backend)).errors.map(({ fingerprint, count }) => [fingerprint, count])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
  const events: unknown = await (await backend.app.request('/standin/health/events?limit=1')).json()
  expect(events).toMatchObject([
    { name: 'companion.release.quarantined', attributes: { 'service.version': '1.0.0' } },
  ])
})

test('takes what other senders write: numbers for long integers, gzip, unknown fields, nothing at all', async () => {
  const backend = open()
  const body = started()
  const point = { ...body.resourceMetrics[0]!.scopeMetrics[0]!.metrics[0]!, unknown: 1 }
  const text = JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics: [point] }] }] })
  expect((await post(backend, 'metrics', text.replace('"asInt":"1"', '"asInt":1'))).status).toBe(200)
  expect((await post(backend, 'metrics', gzipSync(text), { 'Content-Encoding': 'gzip' })).status).toBe(200)
  expect((await post(backend, 'logs', '{}')).status).toBe(200)
  expect(countsOf((await read(backend)).points)).toMatchObject([{ started: 2 }])
})

test('says what it cannot take, as the protocol wants it said', async () => {
  const backend = open()
  const bad = async (body: string, headers = {}) => {
    const answer = await post(backend, 'metrics', body, headers)
    return [answer.status, ((await answer.json()) as { message: string }).message] as const
  }
  expect(await bad('{')).toEqual([400, expect.stringContaining('cannot be read')])
  expect(await bad('[]')).toEqual([400, expect.stringContaining('OTLP request')])
  expect(await bad('{"resourceMetrics":7}')).toEqual([400, 'resourceMetrics is a list'])
  expect(await bad('{}', { 'Content-Type': 'application/x-protobuf' })).toEqual([
    400,
    expect.stringContaining('application/json'),
  ])
  const bomb = gzipSync(Buffer.alloc(20_000_000, 32)) as unknown as string
  expect((await bad(bomb, { 'Content-Encoding': 'gzip' }))[0]).toBe(400)
  const total = JSON.parse(
    JSON.stringify(started()).replace('"aggregationTemporality":1', '"aggregationTemporality":2'),
  ) as object
  expect(await (await send(backend, 'metrics', total)).json()).toMatchObject({
    partialSuccess: { rejectedDataPoints: '1' },
  })
  expect((await read(backend)).points).toEqual([])
})

test('a page on another origin may send to it', async () => {
  const { app } = open()
  const headers = { Origin: 'https://m.example', 'Access-Control-Request-Method': 'POST' }
  const answer = await app.request('/v1/logs', { method: 'OPTIONS', headers })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type')
})

test('what was reported is there after a restart, also when the process before was killed while it wrote', async () => {
  const file = join(await freshFolder(), 'health.sqlite')
  const before = open(file)
  await send(before, 'metrics', started())
  before.health.close()
  mkdirSync(`${file}.lock`)
  const after = open(file)
  await send(after, 'metrics', started())
  expect(countsOf((await read(after)).points)).toMatchObject([{ started: 2 }])
  await rm(file, { force: true })
})
