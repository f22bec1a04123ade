import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { learnEndpoints, send } from '@companion/shared/http/client'
import { session } from '@companion/shared/session/store'
import { startBackend } from '../../test/backend/server.ts'
import { goLive, type Live } from '../../test/session/live.ts'
import { ApiFailure, isApiFailure } from './failure.ts'
import { payEndpoints } from './payEndpoints.ts'
import { weatherEndpoints } from './weatherEndpoints.ts'

learnEndpoints(weatherEndpoints)
learnEndpoints(payEndpoints)

let page: Live
beforeAll(async () => {
  page = await goLive()
})
beforeEach(async () => {
  page.box.clear()
  await page.backend.reset()
  page.reload()
})
afterAll(() => page.close())

const current = '/api/v1/users/current'
const whoAmI = (options = {}) => send('GET /api/v1/users/current', options)
const rename = (options = {}) =>
  send('PATCH /api/v1/users/:userId', {
    params: { userId: session.userData?.userId ?? '' },
    body: { nickname: 'Neo' },
    ...options,
  })
const requests = async (path: string) => (await page.backend.requests(path)).length

describe('a request', () => {
  test('carries the bearer whenever there is one, and never the word undefined', async () => {
    await send('GET /api/v1/weather/ip', { query: { lang: 'de' } })
    const { accessToken } = await page.signIn()
    await send('GET /api/v1/weather/ip', { query: { lang: undefined } })
    await send('POST /api/v1/auth/login', {
      body: { username: 'demo@companion.example', password: 'demo1234' },
    })
    const sent = await page.backend.requests('/api/v1')
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      `Bearer ${accessToken}`,
      `Bearer ${accessToken}`,
    ])
    expect(sent.map(({ query }) => query)).toEqual([{ lang: 'de' }, {}, {}])
  })
  test('goes with a token of the caller, which the session leaves alone', async () => {
    await page.signIn()
    const second = await page.backend.session({ user: 'second' })
    expect(await whoAmI({ token: second.accessToken })).toMatchObject({ nickname: 'Second' })
    await expect(whoAmI({ token: 'a.b.c' })).rejects.toMatchObject({
      kind: 'auth',
      code: 'stillUnauthorized',
    })
    await expect(whoAmI({ token: '' })).rejects.toMatchObject({ kind: 'auth' })
    expect([await requests('/auth/token'), session.errorType]).toEqual([0, ''])
  })
  test('carries an idempotency key, the same one when it is repeated', async () => {
    await page.signIn({ expiresIn: -1 })
    const order = { planId: 'nowhere', expectedAmount: { minor: 1, currency: 'USD', exponent: 2 } }
    const sent = send('POST /api/v1/orders', { body: order, idempotencyKey: 'key-1', quiet: true })
    await expect(sent).rejects.toBeInstanceOf(ApiFailure)
    const keys = (await page.backend.requests('/orders')).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(['key-1', 'key-1'])
  })
  test('without a user id is not sent', async () => {
    const failure = await send('DELETE /api/v1/users/:id', {
      params: { id: '' },
      query: { app: 'metawatch' },
    }).catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ kind: 'business', code: 'invalidUserId' })
    expect(await requests('/users')).toBe(0)
  })
  test('uploads a file as a form', async () => {
    const { userId } = await page.signIn()
    const body = new FormData()
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])
    body.append('file', new Blob([jpeg], { type: 'image/jpeg' }), 'avatar.jpg')
    const { url } = await send('POST /api/v1/users/:userId/avatar', { params: { userId }, body })
    expect(url).toMatch(/^http/)
  })
  test('clears the error state when it starts', async () => {
    session.errorType = 'getTokenErr'
    session.showError = true
    const sent = send('GET /api/v1/weather/ip')
    expect([session.errorType, session.showError]).toEqual(['', false])
    await sent
  })
})

describe('an answer', () => {
  test('is what it holds, whatever its type says', async () => {
    await page.signIn()
    const body = '{"id":9007199254740993,"nickname":"Plain"}'
    await page.backend.fault({ path: current, body, contentType: 'text/plain' })
    expect(await whoAmI()).toMatchObject({ userId: '9007199254740993', nickname: 'Plain' })
    await page.backend.clearFaults()
    await page.backend.fault({ path: current, body: { data: { id: 'u1', nickname: 'Wrapped' } } })
    expect(await whoAmI()).toMatchObject({ userId: 'u1', nickname: 'Wrapped' })
  })
  test('may be empty where nothing is expected', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', method: 'PATCH', status: 204 })
    expect(await rename()).toEqual({})
  })
  test.for([
    ['HTML', '<!doctype html>', 'text/html'],
    ['HTML that calls itself JSON', '<!doctype html>', 'application/json'],
    ['a broken end', '{"nickname":"De', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['nothing', ' ', 'application/json'],
    ['a foreign object', '{"status":"up"}', 'application/json'],
  ] as const)('of %s is none', async ([, body, contentType]) => {
    await page.signIn()
    await page.backend.fault({ path: current, body, contentType })
    await expect(whoAmI()).rejects.toMatchObject({ kind: 'shape', http: 200, ambiguous: false })
  })
})

describe('a failure', () => {
  test('of the server is not tried again: neither a GET nor a change', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', status: 503, headers: { 'retry-after': '7' } })
    await expect(whoAmI()).rejects.toMatchObject({ kind: 'http', http: 503, retryAfter: 7 })
    await expect(rename()).rejects.toMatchObject({ kind: 'http', ambiguous: false })
    expect(await requests('/users/')).toBe(2)
  })
  test('of the connection says whether a change may have been made', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', drop: true })
    await expect(whoAmI()).rejects.toMatchObject({ kind: 'network', ambiguous: false })
    await expect(rename()).rejects.toMatchObject({ kind: 'network', ambiguous: true })
  })
  test('by time limit comes at the limit', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', hang: true })
    await expect(whoAmI({ timeoutMs: 40 })).rejects.toMatchObject({ kind: 'timeout', ambiguous: false })
    await expect(rename({ timeoutMs: 40 })).rejects.toMatchObject({ kind: 'timeout', ambiguous: true })
  })
  test('by the caller comes at once', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', hang: true })
    const stop = new AbortController()
    const sent = rename({ signal: stop.signal })
    await expect.poll(() => requests('/users/')).toBe(1)
    stop.abort()
    await expect(sent).rejects.toMatchObject({ kind: 'aborted', ambiguous: true })
    await expect(whoAmI({ signal: stop.signal })).rejects.toMatchObject({ kind: 'aborted', ambiguous: false })
    expect(await requests('/users/')).toBe(1)
  })
  test('keeps the token from other hosts that an answer leads to', async () => {
    await page.signIn()
    const other = await startBackend()
    const headers = { location: `${other.url}${current}` }
    await page.backend.fault({ path: current, status: 302, headers })
    await expect(whoAmI()).rejects.toBeInstanceOf(ApiFailure)
    const arrived = await other.requests(current)
    await other.close()
    expect(arrived.map(({ headers: { authorization } }) => authorization)).not.toContain(
      `Bearer ${session.token}`,
    )
  })
  test('is known as one in every copy of the class', () => {
    const other = Object.assign(new Error('from another release'), { name: 'ApiFailure', kind: 'network' })
    expect([isApiFailure(other), other instanceof ApiFailure]).toEqual([true, true])
    expect([isApiFailure(new Error('x')), isApiFailure(null), isApiFailure('ApiFailure')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('a 401', () => {
  test.for([1010, 2050, 43005])('with code %i is not about the session', async (code) => {
    await page.signIn()
    await page.backend.fault({ path: current, status: 401, body: { code, message: 'x' } })
    await expect(whoAmI({ quiet: true })).rejects.toMatchObject({ kind: 'business', code })
    expect(await requests('/auth/token')).toBe(0)
  })
  test.for([40101, 40102, 40103, 401, 9999])('with code %i is', async (code) => {
    await page.signIn()
    await page.backend.fault({ path: current, status: 401, body: { code, message: 'x' }, times: 1 })
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
    expect(await requests('/auth/token')).toBe(1)
  })
  test('is also a code that says the token has expired, whatever the status', async () => {
    await page.signIn()
    await page.backend.fault({ path: current, status: 200, body: { code: 40102, message: 'x' }, times: 1 })
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
})

test.for(['login', 'register', 'register/sms', 'token'])(
  'a 401 of /auth/%s is about what was sent',
  async (name) => {
    await page.signIn()
    await page.backend.fault({ path: `/api/v1/auth/${name}`, status: 401 })
    const key = `POST /api/v1/auth/${name}` as 'POST /api/v1/auth/login'
    const sent = send(key, { body: { username: 'a@b.example', password: 'x' } })
    await expect(sent).rejects.toMatchObject({ kind: 'http', http: 401 })
    expect(await requests('/auth/')).toBe(1)
  },
)
