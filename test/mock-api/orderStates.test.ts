import { expect, test } from 'vitest'
import { standIn } from './ask.ts'

const { askAs, room } = standIn()
const put = (state: string) => room().control('POST', '/pay/order', { state })
const order = (state: string) => askAs('demo', `GET /api/v1/orders/ord_${state}`)

test.each([
  ['unpaid', { status: 'pending_payment', payment: { status: 'pending' } }],
  ['pending', { status: 'pending_payment', payment: { status: 'processing' } }],
  ['activating', { status: 'fulfilling', payment: { status: 'succeeded' } }],
  ['fulfilled', { status: 'fulfilled', paidAt: expect.any(String) }],
  ['canceled', { status: 'canceled', payment: { failure: { code: 44005 } } }],
  ['declined', { status: 'failed', payment: { failure: { code: 44004 } } }],
  ['failed', { status: 'failed', payment: { status: 'failed' } }],
  ['expired', { status: 'expired' }],
  ['refunded', { status: 'refunded', payment: { status: 'refunded' } }],
])('an order that is %s is put there, and put there again', async (state, shown) => {
  await put(state)
  const first = await order(state)
  expect(first.body).toMatchObject(shown)
  await put(state)
  expect((await order(state)).body).toMatchObject({ ...shown, no: first.body.no })
})

test('an order that is put there changes nothing that the user holds', async () => {
  const held = () => askAs('demo', 'GET /api/v1/subscriptions/current')
  const before = (await held()).body['expiresAt'] as string
  await put('fulfilled')
  await put('activating')
  const after = (await held()).body['expiresAt'] as string
  expect(after.slice(0, 10)).toBe(before.slice(0, 10))
})
