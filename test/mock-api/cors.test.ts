import { expect, test } from 'vitest'
import { standIn } from './ask.ts'

const { ask, room } = standIn()
const origin = 'https://m.metawatch.example'
const preflight = (path: string, method = 'PATCH') =>
  ask(`OPTIONS ${path}`, {
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

test('a preflight lets the page send its headers, is cached, and is no call', async () => {
  const { status, headers } = await preflight('/api/v1/users/1')
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-methods')).toContain('PATCH')
  for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key'])
    expect(headers.get('access-control-allow-headers')).toContain(name)
  expect(headers.get('access-control-max-age')).toBe('7200')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(await room().requests()).toEqual([])
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  'a preflight lets %s through',
  async (method) => {
    const { headers } = await preflight('/api/v1/users/1', method)
    expect(headers.get('access-control-allow-methods')?.split(',')).toContain(method)
  },
)

test('answers, refusals, faults and unknown paths can all be read by the page', async () => {
  await room().fault({ path: '/api/v1/plans', status: 500, body: { code: 50001, message: 'x' } })
  for (const path of ['/api/v1/weather/ip', '/api/v1/users/current', '/api/v1/plans', '/api/v1/none']) {
    const { headers } = await ask(`GET ${path}`, { headers: { origin } })
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, origin])
    expect(headers.get('vary')).toContain('Origin')
  }
})

test('no answer is kept by a cache', async () => {
  const { headers } = await ask('GET /api/v1/weather/ip')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the control room is not for pages of another origin', async () => {
  expect((await preflight('/standin/reset')).headers.get('access-control-allow-origin')).toBeNull()
  const { headers } = await ask('GET /standin/outbox', { headers: { origin } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
