import { describe, expect, test } from 'vitest'
import { sendWith } from '@companion/shared/http/client'
import { sessionState } from '@companion/shared/session/store'
import { calls } from '../../../test/api/calls.ts'
import { livePage } from '../../../test/session/livePage.ts'
import { ApiError } from './apiError.ts'
import { call, type Texts } from './endpoint.ts'
import { nothing } from './shapes/check.ts'

const send = sendWith({
  ...calls,
  'GET /api/v1/weather/ip': call<undefined, 'lang'>()(nothing),
  'POST /api/v1/orders': call<Texts<'planId'> & { expectedAmount: object }>()(nothing),
})

const page = livePage()
const whoAmI = (options = {}) => send('GET /api/v1/users/current', options)

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
  test('without a query has an address without a question mark', async () => {
    const asked: string[] = []
    page.reload({ fetchPort: (url, how) => (asked.push(String(url)), fetch(url, how)) })
    await page.signIn()
    await whoAmI()
    await send('GET /api/v1/weather/ip', { query: { lang: undefined } })
    expect(asked.map((url) => url.slice(page.backend.url.length))).toEqual([
      '/api/v1/users/current',
      '/api/v1/weather/ip',
    ])
  })
  test('goes with a token of the caller, which the session leaves alone', async () => {
    await page.signIn()
    const second = await page.backend.session({ user: 'second' })
    expect(await whoAmI({ token: second.accessToken })).toMatchObject({ nickname: 'Second' })
    await expect(whoAmI({ token: 'a.b.c' })).rejects.toMatchObject({
      type: 'auth',
      code: 'stillUnauthorized',
    })
    await expect(whoAmI({ token: '' })).rejects.toMatchObject({ type: 'auth' })
    expect([await page.arrived('/auth/token'), sessionState.errorType]).toEqual([0, ''])
  })
  test('carries an idempotency key, the same one when it is repeated', async () => {
    await page.signIn({ expiresIn: -1 })
    const order = { planId: 'nowhere', expectedAmount: { minor: 1, currency: 'USD', exponent: 2 } }
    const sent = send('POST /api/v1/orders', { body: order, idempotencyKey: 'key-1' })
    await expect(sent).rejects.toBeInstanceOf(ApiError)
    const keys = (await page.backend.requests('/orders')).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(['key-1', 'key-1'])
  })
  test('without a user id is not sent', async () => {
    const failure = await send('DELETE /api/v1/users/:id', {
      params: { id: '' },
      query: { app: 'metawatch' },
    }).catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ type: 'business', code: 'invalidUserId' })
    expect(await page.arrived('/users')).toBe(0)
  })
  test('uploads a file as a form', async () => {
    const { userId } = await page.signIn()
    const body = new FormData()
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])
    body.append('file', new Blob([jpeg], { type: 'image/jpeg' }), 'avatar.jpg')
    const { url } = await send('POST /api/v1/users/:userId/avatar', { params: { userId }, body })
    expect(url).toMatch(/^http/)
  })
})
