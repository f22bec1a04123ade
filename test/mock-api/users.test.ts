import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, askAs, room, lastCode } = standIn()
const demo = '/api/v1/users/90071992547409931'
const second = '/api/v1/users/90071992547409937'
const patch = (body: unknown) => askAs('demo', `PATCH ${demo}`, { body })

test('a nickname of 30 graphemes is kept, one more is refused', async () => {
  const family = '👨‍👩‍👧‍👦'
  expect(await patch({ nickname: family.repeat(30) })).toMatchObject({
    status: 200,
    body: { nickname: family.repeat(30), userId: '90071992547409931' },
  })
  expect(await patch({ nickname: 'x'.repeat(31) })).toMatchObject({
    status: 400,
    body: { code: 40001, field: 'nickname' },
  })
})

test('a new email ends every sign-in of the account and of no other', async () => {
  const before = await room().session()
  const other = await room().session({ user: 'second' })
  expect((await patch({ email: 'fresh@companion.example' })).body.email).toBe('fresh@companion.example')
  const current = (token: string) => ask('GET /api/v1/users/current', { token })
  expect(await current(before.accessToken)).toMatchObject(refusal(401, 40103))
  expect((await current(other.accessToken)).status).toBe(200)
})

test.each([
  ['a taken email', { email: 'second@companion.example' }, 409, 2002],
  ['a malformed email', { email: 'fresh@' }, 400, 40001],
  ['a foreign avatar', { avatar: 'https://elsewhere.example/a.jpg' }, 400, 40001],
  ['a field of the server', { userId: '1' }, 400, 40001],
  ['a number for a text', { nickname: 5 }, 400, 40001],
  ['nothing', {}, 400, 40001],
  ['a list', [], 400, 40001],
])('a change refuses %s', async (_, body, status, code) => {
  expect(await patch(body)).toMatchObject(refusal(status, code))
  expect((await askAs('demo', 'GET /api/v1/users/current')).body.nickname).toBe('Demo')
})

test('no account may touch another, and an id that lost digits is another', async () => {
  expect(await askAs('demo', `PATCH ${second}`, { body: { nickname: 'x' } })).toMatchObject(
    refusal(403, 40301),
  )
  expect(await askAs('demo', `DELETE ${second}?app=metawatch`)).toMatchObject(refusal(403, 40301))
  const rounded = `/api/v1/users/${Number('90071992547409937')}`
  expect(await askAs('second', `DELETE ${rounded}?app=metawatch`)).toMatchObject(refusal(403, 40301))
  expect(await ask(`PATCH ${demo}`, { body: { nickname: 'x' } })).toMatchObject(refusal(401, 40101))
})

const phone = '+8613900001111'
const sms = (body: object = {}) =>
  ask('POST /api/v1/users/sms', {
    body: { action: 'CHANGE_PHONE', phone, app: 'Metawatch', lang: 'en', ...body },
  })
const changePhone = (body: object) => askAs('demo', `POST ${demo}/phone`, { body: { phone, ...body } })

test('a new phone needs the code sent to it, and then ends every sign-in', async () => {
  await sms()
  const before = await room().session()
  expect(await changePhone({ code: '000000' })).toMatchObject(refusal(400, 2050))
  expect(await changePhone({})).toMatchObject(refusal(400, 40001))
  expect(await changePhone({ code: await lastCode(phone) })).toMatchObject({ status: 200, body: { phone } })
  const after = await ask('GET /api/v1/users/current', { token: before.accessToken })
  expect(after).toMatchObject(refusal(401, 40103))
  expect(await changePhone({ code: await lastCode(phone) })).toMatchObject(refusal(400, 2099))
})

test('the ticket of a checked code stands for it, for its own phone only', async () => {
  await sms()
  const verified = await ask('POST /api/v1/users/sms/verify', {
    body: { action: 'CHANGE_PHONE', phone, code: await lastCode(phone), app: 'Metawatch' },
  })
  const ticket = verified.body.ticket
  expect(await changePhone({ phone: '+8613900002222', code: '1', ticket })).toMatchObject(refusal(400, 2099))
  expect((await changePhone({ ticket })).status).toBe(200)
})

test('a phone another account holds is refused when the code is asked for', async () => {
  expect(await sms({ phone: '+8613812345678' })).toMatchObject({
    status: 409,
    body: { code: 2003, field: 'phone' },
  })
})

test('a deleted account is gone, and a repeated deletion learns it', async () => {
  const { accessToken: token, refreshToken } = await room().session()
  expect(await ask(`DELETE ${demo}`, { token })).toMatchObject(refusal(400, 40001))
  expect(await ask(`DELETE ${demo}?app=metawatch`, { token })).toMatchObject({ status: 204, body: null })
  expect(await ask(`DELETE ${demo}?app=metawatch`, { token })).toMatchObject(refusal(404, 2001))
  expect(await ask('GET /api/v1/users/current', { token })).toMatchObject(refusal(401, 40101))
  expect(await ask('POST /api/v1/auth/token', { body: { refreshToken } })).toMatchObject(refusal(401, 40101))
  const username = 'demo@companion.example'
  const login = await ask('POST /api/v1/auth/login', { body: { username, password: 'demo1234' } })
  expect(login).toMatchObject(refusal(404, 2001))
})
