import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, askAs, room, lastCode } = standIn()

test('a session is signed in as demo, as a named account, and for as long as asked', async () => {
  const { status, body } = await ask('POST /standin/session')
  expect(status).toBe(200)
  expect(body).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    userId: '90071992547409931',
  })
  expect((await room().session({ user: 'second' })).userId).toBe('90071992547409937')
  const { accessToken } = await room().session({ expiresIn: -5 })
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number
    iat: number
  }
  expect(claims.exp - claims.iat).toBe(-5)
})

test('the outbox is read as a whole or by target, also with a bare plus in the query', async () => {
  const send = (phone: string) =>
    ask('POST /api/v1/auth/register/sms', { body: { phone, app: 'Metawatch', lang: 'en' } })
  await send('+4917012345678')
  await send('+4917012345679')
  expect(await room().outbox()).toHaveLength(2)
  expect(await lastCode('+4917012345679')).toMatch(/^\d{6}$/)
  expect((await ask('GET /standin/outbox?to=+4917012345678')).body).toMatchObject([{ to: '+4917012345678' }])
})

test('calls are written down as they came, since the reset, and only those to the API', async () => {
  await ask('POST /api/v1/auth/login?a=1', {
    body: { username: 'x', password: 'y' },
    headers: { 'x-b': '2' },
  })
  await ask('GET /api/v1/weather/ip')
  const requests = await room().requests()
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/auth/login',
      query: { a: '1' },
      headers: { 'x-b': '2', 'content-type': 'application/json' },
      body: { username: 'x', password: 'y' },
      at: expect.any(Number),
    },
    { method: 'GET', path: '/api/v1/weather/ip', body: null },
  ])
  await room().reset()
  expect(await room().requests()).toEqual([])
})

test('a reset brings accounts, settings, faults and time back', async () => {
  await room().user('demo', { nickname: 'Changed' })
  await room().settings({ smsDown: true, plans: 'empty' })
  await room().fault({ path: '*', status: 500 })
  await room().advanceClock(1e9)
  await room().reset()
  expect((await askAs('demo', 'GET /api/v1/users/current')).body.nickname).toBe('Demo')
  expect((await askAs('demo', 'GET /api/v1/plans')).body).toHaveLength(6)
  expect(await room().control('POST', '/settings')).toMatchObject({ smsDown: false })
  const { now } = (await room().control('POST', '/clock', { advanceMs: 0 })) as { now: number }
  expect(Math.abs(now - Date.now())).toBeLessThan(5000)
})

test('an account can be changed, and a new one made', async () => {
  await room().user('demo', { phone: '', email: '' })
  expect((await askAs('demo', 'GET /api/v1/users/current')).body).toMatchObject({ phone: '', email: '' })
  await room().user('third', { email: 'third@companion.example', idInToken: 'number' })
  expect((await askAs('third', 'GET /api/v1/users/current')).body).toMatchObject({
    email: 'third@companion.example',
    hasPassword: false,
  })
  expect((await ask('GET /standin/users')).body).toHaveLength(3)
})

test.each([
  ['session', { user: 'nobody' }, 'no such user: "nobody"; known: demo, second'],
  ['session', { user: 7 }, 'no such user: 7'],
  ['session', { expiresIn: 'soon' }, `'expiresIn'`],
  ['session', [], 'the body must be a JSON object'],
  ['faults', {}, `'path' is missing`],
  ['faults', { path: 'api' }, `'path' has a value`],
  ['faults', { path: '/api', stauts: 500 }, `unknown key 'stauts'`],
  ['faults', { path: '/api', status: 99 }, `'status' has a value`],
  ['faults', { path: '/api', times: 0 }, `'times' has a value`],
  ['faults', { path: '/api', constructor: 1 }, `unknown key 'constructor'`],
  ['settings', { smsDwn: true }, `unknown setting 'smsDwn'`],
  ['settings', { smsDown: 'yes' }, `'smsDown' has a value`],
  ['settings', { codeTtlS: -1 }, `'codeTtlS' has a value`],
  ['settings', { plans: 'all' }, `'plans' is one of: default, empty, currencies`],
  ['settings', { weatherIpPlace: 'atlantis' }, `'weatherIpPlace' is one of`],
  ['users', { patch: { userId: '1' } }, `'patch' takes texts`],
  ['users', { patch: { nickname: 1 } }, `'patch' takes texts`],
  ['users', { patch: null }, `'patch' takes texts`],
  ['clock', { advanceMs: '5' }, `'advanceMs'`],
  ['pay/plans', { set: 'none' }, `'set' is one of`],
  ['pay/usages', {}, `'set' is one of`],
  ['pay/subscription', { state: 'gone' }, `'state' is one of`],
  ['pay/price', { planId: 'ai_month', minor: 1.5 }, `'minor' is a whole number`],
  ['pay/price', { planId: 'gold', minor: 1 }, `'planId' is one of`],
  ['pay/settle', { orderId: 'ord_9', result: 'fail' }, 'no such payment: ord_9'],
  ['pay/settle', { orderId: 'ord_9', result: 'won' }, `'result' is one of`],
])('%s with %j is answered 400 with the reason', async (path, body, reason) => {
  const answer = await ask(`POST /standin/${path}`, { body })
  expect(answer.status).toBe(400)
  expect(answer.body.error).toContain(reason)
})

test('nothing else is there, in the control room or in the API', async () => {
  expect((await ask('GET /standin/nowhere')).status).toBe(404)
  expect(await ask('GET /api/v1/nowhere')).toMatchObject(refusal(404, 40001))
  expect(
    await ask('POST /api/v1/auth/login', { headers: { 'content-type': 'application/json' } }),
  ).toMatchObject(refusal(400, 40001))
  await expect(room().control('GET', '/nowhere')).rejects.toThrow(/404/)
})
