import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { countsOf } from '@companion/release-protocol/healthNumbers'
import { summaries } from './describeHealth.ts'
import { openSource } from './sources.ts'

interface Asked {
  readonly query: string
  readonly time: number
  readonly token: string | undefined
}

let server: Server | undefined
afterEach(() => void server?.close())

/** Starts a server with Prometheus' query API. `totals` returns the series of a metric at a time. */
async function prometheus(
  totals: (name: string, time: number) => readonly { labels: Record<string, string>; value: number }[],
  answer?: { status: number; body: string },
): Promise<{ address: string; asked: Asked[] }> {
  const asked: Asked[] = []
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://x')
    const [query, time] = [searchParams.get('query') ?? '', Number(searchParams.get('time'))]
    asked.push({ query, time, token: request.headers.authorization })
    const [, name = ''] = /last_over_time\((\w+)\{/.exec(query) ?? []
    const result = totals(name, time).map(({ labels, value }) => ({
      metric: labels,
      value: [time, String(value)],
    }))
    response.writeHead(answer?.status ?? 200, { 'Content-Type': 'application/json' })
    response.end(
      answer?.body ?? JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server!.once('listening', ready))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const now = new Date('2026-11-22T12:00:00Z')
const open = (address: string, token?: string) => openSource(address, { get: fetch, now: () => now, token })
const labels = {
  companion_release: '1.1.0-aaaa',
  os_name: 'android',
  os_version: '10',
  companion_first: 'true',
}
const noon = now.getTime() / 1000

test('reads what was added in the time from totals of Prometheus, also by series that began in it', async () => {
  const { address, asked } = await prometheus((name, time) => {
    const late = time === noon
    if (name === 'companion_release_started_total') return [{ labels, value: late ? 500 : 200 }]
    // The first failure of a series has no earlier total, so `increase` would miss it.
    if (name === 'companion_release_failed_total')
      return late ? [{ labels: { ...labels, error_type: 'threw' }, value: 1 }] : []
    if (name === 'companion_release_rolled_back_total') return [{ labels, value: late ? 3 : 7 }]
    if (name !== 'companion_web_vital_duration_milliseconds_bucket') return []
    // The buckets are cumulative, as Prometheus sends them, and unsorted.
    const at = (le: string, value: number) => ({
      labels: { ...labels, companion_web_vital_name: 'LCP', le },
      value,
    })
    return late
      ? [at('+Inf', 12), at('1000', 4), at('1200', 12)]
      : [at('1000', 4), at('+Inf', 4), at('1200', 4)]
  })
  const stored = await open(`prometheus:${address}/`, 'secret').read('weather', 6)
  expect(countsOf(stored.points)).toMatchObject([
    // The counter was reset (7, then 3), so its current value is the increase.
    {
      release: '1.1.0-aaaa',
      devices: 300,
      failedDevices: 1,
      rolledBack: 3,
      conditions: { system: 'Android 10' },
    },
  ])
  expect(summaries(stored)[0]?.vitals).toEqual({ LCP: 1150 })
  expect(new Set(asked.map(({ time }) => time))).toEqual(new Set([noon, noon - 6 * 3600]))
  expect(asked.every(({ query }) => query.includes('{companion_remote="weather"}'))).toBe(true)
  expect(asked.every(({ token }) => token === 'Bearer secret')).toBe(true)
})

test('one bad series of Prometheus is left out and counted, and the others are read', async () => {
  const brand = (companion_brand: string) => ({ ...labels, companion_brand })
  const bad = ['NaN', '+Inf', 'Infinity', '-5', 'many', '']
  const { address } = await prometheus((name, time) => {
    if (name !== 'companion_release_started_total' || time !== noon) return []
    const odd = bad.map((value) => ({ labels: brand(value), value: value as unknown as number }))
    return [{ labels: 7 as unknown as typeof labels, value: 1 }, ...odd, { labels, value: 300 }]
  })
  const stored = await open(`prometheus:${address}`).read('weather', 6)
  expect(countsOf(stored.points)).toMatchObject([{ devices: 300 }])
  expect(stored.leftOut).toBe(bad.length + 1)
})

test('one bad point of a collector is left out and counted, and the others are read', async () => {
  const point = {
    metric: 'companion.release.started',
    attributes: { 'companion.release': '1.0.0-a' },
    le: '',
  }
  const error = { release: '1.0.0-a', type: 'TypeError', fingerprint: 'x', stack: '', count: 1 }
  server = createServer((_, response) =>
    response.end(
      JSON.stringify({
        points: [{ ...point, value: 5 }, { ...point, value: -50 }, { ...point, value: null }, 7],
        errors: [error, { ...error, count: -1 }, { ...error, stack: 3 }],
      }),
    ),
  ).listen(0, '127.0.0.1')
  await new Promise((ready) => server!.once('listening', ready))
  const stored = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).read('weather', 6)
  expect(stored).toEqual({ points: [{ ...point, value: 5 }], errors: [error], leftOut: 5 })
})

test('says what is wrong with a source', async () => {
  const closed = await prometheus(() => [], { status: 401, body: '' })
  await expect(open(`prometheus:${closed.address}`).read('weather', 1)).rejects.toThrow(
    'set COMPANION_HEALTH_TOKEN',
  )
  server?.close()
  const page = await prometheus(() => [], { status: 200, body: '<!doctype html>' })
  await expect(open(`prometheus:${page.address}`).read('weather', 1)).rejects.toThrow(
    'does not answer like Prometheus',
  )
  await expect(open(page.address).read('weather', 1)).rejects.toThrow('is no collector of npm start')
  server?.close()
  await expect(open('http://127.0.0.1:9').read('weather', 1)).rejects.toThrow('cannot be reached')
  for (const address of ['localhost:8080', 'prometheus:', 'file:///etc/passwd'])
    expect(() => open(address)).toThrow('is no source of numbers')
})
