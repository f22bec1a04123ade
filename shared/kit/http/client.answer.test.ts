import { describe, expect, test } from 'vitest'
import { send } from '../../../test/api/sendAny.ts'
import { sessionState } from '@companion/shared/session/store'
import { startBackend } from '@companion/mock-api/server'
import { livePage } from '../../../test/session/livePage.ts'
import { ApiError, isApiError } from './apiError.ts'

const page = livePage()
const current = '/api/v1/users/current'
const whoAmI = (options = {}) => send('GET /api/v1/users/current', options)
const rename = (options = {}) =>
  send('PATCH /api/v1/users/:userId', {
    params: { userId: sessionState.userData?.userId ?? '' },
    body: { nickname: 'Neo' },
    ...options,
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
    ['a broken end', '{"nickname":"De', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['nothing', ' ', 'application/json'],
    ['a foreign object', '{"status":"up"}', 'application/json'],
  ] as const)('of %s is none', async ([, body, contentType]) => {
    await page.signIn()
    await page.backend.fault({ path: current, body, contentType })
    await expect(whoAmI()).rejects.toMatchObject({ type: 'shape', http: 200, ambiguous: false })
  })
  test.for(['text/html', 'application/json'])(
    'that is a web page (as %s) is not the service’s',
    async (type) => {
      await page.signIn()
      await page.backend.fault({ path: current, body: '<!doctype html>', contentType: type })
      await expect(whoAmI()).rejects.toMatchObject({ type: 'network', code: 'otherAnswered' })
    },
  )
})

describe('a failure', () => {
  test('of the server is not tried again: neither a GET nor a change', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', status: 503, headers: { 'retry-after': '7' } })
    await expect(whoAmI()).rejects.toMatchObject({ type: 'http', http: 503, retryAfter: 7 })
    await expect(rename()).rejects.toMatchObject({ type: 'http', ambiguous: false })
    expect(await page.arrived('/users/')).toBe(2)
  })
  test('of the connection says whether a change may have been made', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', drop: true })
    await expect(whoAmI()).rejects.toMatchObject({ type: 'network', ambiguous: false })
    await expect(rename()).rejects.toMatchObject({ type: 'network', ambiguous: true })
  })
  test('by time limit comes at the limit', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', hang: true })
    await expect(whoAmI({ timeoutMs: 40 })).rejects.toMatchObject({ type: 'timeout', ambiguous: false })
    await expect(rename({ timeoutMs: 40 })).rejects.toMatchObject({ type: 'timeout', ambiguous: true })
  })
  test('by the caller comes at once', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/*', hang: true })
    const stop = new AbortController()
    const sent = rename({ signal: stop.signal })
    await expect.poll(() => page.arrived('/users/')).toBe(1)
    stop.abort()
    await expect(sent).rejects.toMatchObject({ type: 'aborted', ambiguous: true })
    await expect(whoAmI({ signal: stop.signal })).rejects.toMatchObject({ type: 'aborted', ambiguous: false })
    expect(await page.arrived('/users/')).toBe(1)
  })
  test('keeps the token from other hosts that an answer leads to', async () => {
    await page.signIn()
    const other = await startBackend()
    const headers = { location: `${other.url}${current}` }
    await page.backend.fault({ path: current, status: 302, headers })
    await expect(whoAmI()).rejects.toBeInstanceOf(ApiError)
    const arrived = await other.requests(current)
    await other.close()
    expect(arrived.map(({ headers: { authorization } }) => authorization)).not.toContain(
      `Bearer ${sessionState.token}`,
    )
  })
  test('is known as one in every copy of the class', () => {
    const other = Object.assign(new Error('from another release'), { name: 'ApiError', type: 'network' })
    expect([isApiError(other), other instanceof ApiError]).toEqual([true, true])
    expect([isApiError(new Error('x')), isApiError(null), isApiError('ApiError')]).toEqual([
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
    await expect(whoAmI({ quiet: true })).rejects.toMatchObject({ type: 'business', code })
    expect(await page.arrived('/auth/token')).toBe(0)
  })
  test.for([40101, 40102, 40103, 401, 9999])('with code %i is', async (code) => {
    await page.signIn()
    await page.backend.fault({ path: current, status: 401, body: { code, message: 'x' }, times: 1 })
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
    expect(await page.arrived('/auth/token')).toBe(1)
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
    await expect(sent).rejects.toMatchObject({ type: 'http', http: 401 })
    expect(await page.arrived('/auth/')).toBe(1)
  },
)
