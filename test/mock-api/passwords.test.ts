import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, askAs, room, lastCode } = standIn()
const phone = '+8613812345678'
const email = 'demo@companion.example'
const at = (path: string) => `POST /api/v1/users/password/${path}`
const login = (password: string) => ask('POST /api/v1/auth/login', { body: { username: email, password } })

test('the old password is checked', async () => {
  expect((await askAs('demo', at('verify'), { body: { password: 'demo1234' } })).status).toBe(200)
  const wrong = await askAs('demo', at('verify'), { body: { password: 'wrong123' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 1010, field: 'password' } })
  expect(await ask(at('verify'), { body: { password: 'demo1234' } })).toMatchObject(refusal(401, 40101))
})

test('a changed password ends every sign-in', async () => {
  const { accessToken: token, refreshToken } = await room().session()
  const change = (oldPassword: string, newPassword: string) =>
    ask(at('change'), { token, body: { oldPassword, newPassword } })
  expect(await change('wrong123', 'fresh123')).toMatchObject({
    status: 400,
    body: { code: 1010, field: 'oldPassword' },
  })
  expect(await change('demo1234', 'short')).toMatchObject({ body: { code: 40001, field: 'newPassword' } })
  expect((await login('demo1234')).status).toBe(200)
  expect(await change('demo1234', 'fresh123')).toMatchObject({ status: 204, body: null })
  expect(await ask('GET /api/v1/users/current', { token })).toMatchObject(refusal(401, 40103))
  expect(await ask('POST /api/v1/auth/token', { body: { refreshToken } })).toMatchObject(refusal(401, 40103))
  expect(await login('demo1234')).toMatchObject(refusal(401, 40101))
  expect((await login('fresh123')).status).toBe(200)
})

const targets = [
  { path: 'sms', target: { phone }, to: phone, channel: 'sms' },
  { path: 'email', target: { email }, to: email, channel: 'email' },
] as const

test.each(targets)('a password is reset by $path', async ({ path, target, to, channel }) => {
  const sent = await ask(at(path), { body: { ...target, app: 'Metawatch', lang: 'en' } })
  expect(sent).toMatchObject({ status: 200, body: { retryAfter: 60, codeLength: 6 } })
  expect(await room().outbox(to)).toMatchObject([{ to, channel }])
  const reset = (code: string, password = 'fresh123') =>
    ask(at('reset'), { body: { ...target, code, password, app: 'Metawatch' } })
  const code = await lastCode(to)
  expect(await reset('000000')).toMatchObject({ status: 400, body: { code: 2050, field: 'code' } })
  expect(await reset(code, '123456')).toMatchObject({ status: 400, body: { code: 40001, field: 'password' } })
  expect((await reset(code)).status).toBe(204)
  expect((await login('fresh123')).status).toBe(200)
  expect(await reset(code)).toMatchObject(refusal(400, 2099))
})

test('the ticket of a checked SMS code resets the password', async () => {
  await ask(at('sms'), { body: { phone, app: 'Metawatch', lang: 'en' } })
  const body = { action: 'RESET_PASSWORD', phone, code: await lastCode(phone), app: 'Metawatch' }
  const { ticket } = (await ask('POST /api/v1/users/sms/verify', { body })).body
  expect((await ask(at('reset'), { body: { phone, password: 'fresh123', ticket } })).status).toBe(204)
})

test('a target nobody has is 2001, a malformed one an invalid request', async () => {
  const rest = { app: 'Metawatch', lang: 'en' }
  expect(await ask(at('sms'), { body: { phone: '+8613900001111', ...rest } })).toMatchObject(
    refusal(404, 2001),
  )
  expect(await ask(at('email'), { body: { email: 'nobody@x.example', ...rest } })).toMatchObject(
    refusal(404, 2001),
  )
  expect(await ask(at('email'), { body: { email: 'nobody', ...rest } })).toMatchObject(refusal(400, 40001))
  const reset = { email: 'nobody@x.example', code: '123456', password: 'fresh123' }
  expect(await ask(at('reset'), { body: reset })).toMatchObject(refusal(404, 2001))
})
