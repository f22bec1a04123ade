import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { startBackend } from './server.ts'
import type { RunningBackend } from './server.ts'

let backend: RunningBackend
beforeAll(async () => void (backend = await startBackend()))
beforeEach(() => backend.reset())
afterAll(() => backend.close())

const login = (username: string, password: string) =>
  ask(backend, 'POST /api/v1/auth/login', { body: { username, password } })
const rotate = (refreshToken: unknown) => ask(backend, 'POST /api/v1/auth/token', { body: { refreshToken } })
const current = (token: unknown) => ask(backend, 'GET /api/v1/users/current', { token: String(token) })
const payloadOf = (token: unknown) => Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()

test.each(['demo@companion.example', 'DEMO@Companion.example', '+8613812345678'])(
  '%s logs in',
  async (name) => {
    const { status, body } = await login(name, 'demo1234')
    expect(status).toBe(200)
    expect((await current(body.accessToken)).body).toEqual({
      userId: '90071992547409931',
      nickname: 'Demo',
      phone: '+8613812345678',
      email: 'demo@companion.example',
      avatar: '',
      hasPassword: true,
    })
  },
)

test('the token names the id as a text for one account and as an unsafe number for the other', async () => {
  const demo = payloadOf((await login('demo@companion.example', 'demo1234')).body.accessToken)
  expect(demo).toContain('"userId":"90071992547409931"')
  const second = payloadOf((await login('second@companion.example', 'second1234')).body.accessToken)
  expect(second).toContain('"userId":90071992547409937,')
  expect(String((JSON.parse(second) as { userId: number }).userId)).not.toBe('90071992547409937')
  expect((JSON.parse(second) as { exp: number }).exp).toBeGreaterThan(Date.now() / 1000)
})

test.each([
  ['a wrong password', 'demo@companion.example', 'nope1234', 401, 40101],
  ['an unknown account', 'nobody@companion.example', 'nope1234', 404, 2001],
  ['an empty name', '', 'nope1234', 400, 40001],
])('login refuses %s', async (_, name, password, status, code) => {
  expect(await login(name, password)).toMatchObject({ status, body: { code, message: expect.any(String) } })
})

test('a refresh token works once; used again it takes its whole family down', async () => {
  const first = await backend.session()
  const other = await backend.session()
  const second = await rotate(first.refreshToken)
  expect(second.status).toBe(200)
  expect(second.body.refreshToken).not.toBe(first.refreshToken)
  expect((await current(second.body.accessToken)).status).toBe(200)

  expect((await rotate(first.refreshToken)).status).toBe(401)
  expect((await rotate(second.body.refreshToken)).status).toBe(401)
  expect((await current(second.body.accessToken)).status).toBe(401)
  expect((await current(other.accessToken)).status).toBe(200)
})

test('an expired, forged or missing access token is a 401', async () => {
  const { accessToken } = await backend.session({ expiresIn: 0 })
  expect(await current(accessToken)).toMatchObject({ status: 401, body: { code: 40102 } })
  expect(await current('x.y.z')).toMatchObject({ status: 401, body: { code: 40101 } })
  expect(await ask(backend, 'GET /api/v1/users/current')).toMatchObject({
    status: 401,
    body: { code: 40101 },
  })
  const fresh = await backend.session({ user: 'second', expiresIn: 60 })
  expect((await current(fresh.accessToken)).status).toBe(200)
  await backend.advanceClock(61_000)
  expect((await current(fresh.accessToken)).status).toBe(401)
  expect((await rotate(fresh.refreshToken)).status).toBe(200)
})

test('an unknown or outlived refresh token is refused', async () => {
  expect(await rotate('made-up')).toMatchObject({ status: 401, body: { code: 40101 } })
  expect(await rotate(undefined)).toMatchObject({ status: 400, body: { code: 40001 } })
  const { refreshToken } = await backend.session()
  await backend.advanceClock(31 * 24 * 3600 * 1000)
  expect(await rotate(refreshToken)).toMatchObject({ status: 401, body: { code: 40102 } })
})

test('a reset forgets every token', async () => {
  const { accessToken, refreshToken } = await backend.session()
  await backend.reset()
  expect((await current(accessToken)).status).toBe(401)
  expect((await rotate(refreshToken)).status).toBe(401)
})
