import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, room, lastCode } = standIn()

const login = (username: string, password: string) =>
  ask('POST /api/v1/auth/login', { body: { username, password } })
const rotate = (refreshToken: unknown) => ask('POST /api/v1/auth/token', { body: { refreshToken } })
const current = (token: unknown) => ask('GET /api/v1/users/current', { token: String(token) })
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
  const answer = await login(name, password)
  expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } })
})

test('a refresh token works once; used again it takes its whole family down', async () => {
  const first = await room().session()
  const other = await room().session()
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
  const { accessToken } = await room().session({ expiresIn: 0 })
  expect(await current(accessToken)).toMatchObject(refusal(401, 40102))
  expect(await current('x.y.z')).toMatchObject(refusal(401, 40101))
  expect(await ask('GET /api/v1/users/current')).toMatchObject({
    status: 401,
    body: { code: 40101 },
  })
  const fresh = await room().session({ user: 'second', expiresIn: 60 })
  expect((await current(fresh.accessToken)).status).toBe(200)
  await room().advanceClock(61_000)
  expect((await current(fresh.accessToken)).status).toBe(401)
  expect((await rotate(fresh.refreshToken)).status).toBe(200)
})

test('an unknown or outlived refresh token is refused', async () => {
  expect(await rotate('made-up')).toMatchObject(refusal(401, 40101))
  expect(await rotate(undefined)).toMatchObject(refusal(400, 40001))
  const { refreshToken } = await room().session()
  await room().advanceClock(31 * 24 * 3600 * 1000)
  expect(await rotate(refreshToken)).toMatchObject(refusal(401, 40102))
})

test('a reset forgets every token', async () => {
  const { accessToken, refreshToken } = await room().session()
  await room().reset()
  expect((await current(accessToken)).status).toBe(401)
  expect((await rotate(refreshToken)).status).toBe(401)
})

const agreed = { app: 'Metawatch', lang: 'en', agreement: true, password: 'fresh123' }
const register = (body: object) => ask('POST /api/v1/auth/register', { body })
const registerSms = (phone: string, app = 'Metawatch') =>
  ask('POST /api/v1/auth/register/sms', { body: { phone, app, lang: 'en' } })

test('an email registers at once and is signed in', async () => {
  const { status, body } = await register({ ...agreed, username: 'new@companion.example' })
  expect(status).toBe(200)
  const account = (await current(body.accessToken)).body
  expect(account).toMatchObject({ email: 'new@companion.example', phone: '' })
  expect(Number.isSafeInteger(Number(account.userId))).toBe(false)
  expect((await login('new@companion.example', 'fresh123')).status).toBe(200)
})

test('a phone registers with the code sent to it', async () => {
  const phone = '+4917012345678'
  expect(await registerSms(phone)).toMatchObject({
    status: 200,
    body: { retryAfter: 60, expiresIn: 300, codeLength: 6, maskedTarget: '+49170****5678' },
  })
  expect(await register({ ...agreed, username: phone, code: '000000' })).toMatchObject(refusal(400, 2050))
  const code = await lastCode(phone)
  expect((await register({ ...agreed, username: phone, code })).status).toBe(200)
  expect((await login(phone, 'fresh123')).status).toBe(200)
  expect(await registerSms(phone)).toMatchObject(refusal(409, 2003))
})

test('registration may answer without tokens', async () => {
  await room().settings({ tokensOnRegister: false })
  const { status, body } = await register({ ...agreed, username: 'new@companion.example' })
  expect([status, body]).toEqual([200, {}])
})

test.each([
  ['a taken email', { username: 'Demo@companion.example' }, 409, 2002],
  ['a phone without a code', { username: '+4917012345678' }, 400, 40001],
  ['a phone no code was sent to', { username: '+4917012345678', code: '123456' }, 400, 2099],
  ['neither phone nor email', { username: 'demo' }, 400, 40001],
  ['a weak password', { username: 'new@companion.example', password: 'letters' }, 400, 40001],
  ['no agreement', { username: 'new@companion.example', agreement: false }, 400, 40001],
])('registration refuses %s', async (_, fields, status, code) => {
  expect(await register({ ...agreed, ...fields })).toMatchObject(refusal(status, code))
})

test('LensMoo sends its own SMS key; its app name is unknown to the SMS calls', async () => {
  expect(await registerSms('+4917012345678', 'LensMoo')).toMatchObject(refusal(404, 41001))
  expect((await registerSms('+4917012345678', 'lensmoo-sms')).status).toBe(200)
})
