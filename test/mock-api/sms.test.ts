import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, room, lastCode } = standIn()
const phone = '+8613900001111'
const basic = { action: 'CHANGE_PHONE', phone, app: 'Metawatch', lang: 'en' }
const send = (body: object = {}) => ask('POST /api/v1/users/sms', { body: { ...basic, ...body } })
const verify = (code: string, body: object = {}) =>
  ask('POST /api/v1/users/sms/verify', { body: { ...basic, ...body, code } })

test('a code is six digits, lies in the outbox, and is the same after every reset', async () => {
  await send()
  const [message] = await room().outbox(phone)
  expect(message).toMatchObject({ to: phone, channel: 'sms', code: expect.stringMatching(/^\d{6}$/) })
  expect(Math.abs((message?.at ?? 0) - Date.now())).toBeLessThan(5000)
  await room().reset()
  await send()
  expect(await lastCode(phone)).toBe(message?.code)
  await room().advanceClock(2000)
  await send()
  expect(await lastCode(phone)).not.toBe(message?.code)
})

test('the right code brings a ticket, and may be checked again until it is spent', async () => {
  await send()
  const code = await lastCode(phone)
  expect(await verify(code)).toMatchObject({
    status: 200,
    body: { ticket: expect.any(String), expiresIn: 300 },
  })
  expect((await verify(code)).status).toBe(200)
})

test('five wrong codes, then even the right one is refused until a new one is sent', async () => {
  await send()
  const code = await lastCode(phone)
  for (const wrong of ['000001', '000002', '000003', '000004', '000005'])
    expect(await verify(wrong)).toMatchObject({ status: 400, body: { code: 2050, field: 'code' } })
  expect(await verify(code)).toMatchObject(refusal(429, 2097))
  await room().advanceClock(60_000)
  await send()
  expect((await verify(await lastCode(phone))).status).toBe(200)
})

test('a code that was never sent, is for something else, or is too old is 2099', async () => {
  expect(await verify('123456')).toMatchObject(refusal(400, 2099))
  await send()
  const code = await lastCode(phone)
  expect(await verify(code, { action: 'REGISTER' })).toMatchObject(refusal(400, 2099))
  await room().advanceClock(300_000)
  expect(await verify(code)).toMatchObject(refusal(400, 2099))
})

test('sending again at once is refused with the wait, as body and as header', async () => {
  await room().settings({ resendGapS: 60 })
  await send()
  await room().advanceClock(20_000)
  const early = await send()
  expect(early).toMatchObject({ status: 429, body: { code: 2096, retryAfter: 40 } })
  expect(early.headers.get('retry-after')).toBe('40')
  await room().advanceClock(40_000)
  expect((await send()).status).toBe(200)
})

test('a target has a number of codes a day', async () => {
  await room().settings({ dailySends: 2, resendGapS: 0 })
  await send()
  await send()
  expect(await send()).toMatchObject({ status: 429, body: { code: 2097, retryAfter: 86_400 } })
  expect((await send({ phone: '+8613900002222' })).status).toBe(200)
  await room().advanceClock(86_400_000)
  expect((await send()).status).toBe(200)
})

test('a gateway that is down is 2098 and sends nothing', async () => {
  await room().settings({ smsDown: true })
  expect(await send()).toMatchObject(refusal(502, 2098))
  expect(await room().outbox()).toEqual([])
})

test.each([
  ['an unknown action', { action: 'HACK' }, 400, 40001],
  ['an action of the prototype', { action: 'constructor' }, 400, 40001],
  ['a national phone number', { phone: '13900001111' }, 400, 40001],
  ['no app', { app: '' }, 400, 40001],
  ['no language', { lang: undefined }, 400, 40001],
  ['the app name of LensMoo', { app: 'LensMoo' }, 404, 41001],
  ['a phone nobody has, for a password', { action: 'RESET_PASSWORD' }, 404, 2001],
])('a code is refused for %s', async (_, body, status, code) => {
  expect(await send(body)).toMatchObject(refusal(status, code))
})
