import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { askAs, room } = standIn()
const month = { planId: 'ai_month', expectedAmount: { minor: 999, currency: 'USD', exponent: 2 } }
let keys = 0
const key = () => `key-${String((keys += 1)).padStart(8, '0')}`
const order = () => askAs('demo', 'POST /api/v1/orders', { body: month, key: key() })
const pay = (
  provider = 'testpay',
  rest: object = {},
  question: { key?: string; headers?: Record<string, string> } = {},
) =>
  askAs('demo', 'POST /api/v1/orders/ord_1/payments', {
    body: { provider, returnRoute: 'payResult', ...rest },
    key: key(),
    ...question,
  })
const current = async () => (await askAs('demo', 'GET /api/v1/orders/ord_1')).body
const settle = (result: string) => room().control('POST', '/pay/settle', { orderId: 'ord_1', result })
const verify = (body: object, id = 'pay_1', user = 'demo') =>
  askAs(user, `POST /api/v1/payments/${id}/verify`, { body })

test('a browser is sent to the test provider', async () => {
  await order()
  const { status, body } = await pay()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    payment: {
      id: 'pay_1',
      orderId: 'ord_1',
      provider: 'testpay',
      status: 'pending',
      amount: { minor: 999 },
    },
    next: { type: 'redirect', method: 'GET', url: `${room().url}/standin/pay/pay_1` },
  })
  expect(await current()).toMatchObject({ status: 'pending_payment', payment: { id: 'pay_1' } })
})

test.each([
  ['apple_iap', { productId: 'apple.ai_month' }],
  ['google_play', { productId: 'google.ai_month' }],
  ['huawei_iap', { productId: 'huawei.ai_month' }],
  ['alipay', {}],
])('%s is carried out by the app', async (provider, product) => {
  await order()
  expect((await pay(provider)).body.next).toEqual({
    type: 'bridge',
    provider,
    payload: { orderId: 'ord_1', paymentId: 'pay_1', ...product },
  })
})

test('the next action can be sent as a form, to another browser, or be forced to a hostile one', async () => {
  await order()
  await room().settings({ nextMethod: 'POST' })
  expect((await pay()).body.next).toMatchObject({ method: 'POST', fields: { paymentId: 'pay_1' } })
  await room().settings({ usWebPayment: true })
  expect((await pay()).body.next).toMatchObject({ type: 'external' })
  await room().settings({ forcedNext: { type: 'redirect', url: 'javascript:alert(1)', method: 'GET' } })
  expect((await pay()).body.next).toMatchObject({ url: 'javascript:alert(1)' })
})

test('one key starts one payment; a new key gives the former attempt up', async () => {
  await order()
  const first = await pay('testpay', {}, { key: 'one-and-only' })
  const again = await pay('testpay', {}, { key: 'one-and-only' })
  expect(again.body).toEqual(first.body)
  expect(await pay('alipay', {}, { key: 'one-and-only' })).toMatchObject(refusal(409, 40001))
  expect((await pay()).body.payment).toMatchObject({ id: 'pay_2', status: 'pending' })
  expect(
    await room().control('POST', '/pay/settle', { paymentId: 'pay_1', result: 'succeed' }),
  ).toMatchObject({
    changed: false,
    payment: { status: 'canceled' },
  })
})

test('success fulfils the order, extends the subscription and renews the quota', async () => {
  const before = (await askAs('demo', 'GET /api/v1/subscriptions/current')).body
  await order()
  await pay()
  await settle('succeed')
  expect(await current()).toMatchObject({
    status: 'fulfilled',
    paidAt: expect.any(String),
    payment: { status: 'succeeded', paidAt: expect.any(String) },
  })
  const after = (await askAs('demo', 'GET /api/v1/subscriptions/current')).body
  expect(Date.parse(String(after.expiresAt))).toBeGreaterThan(Date.parse(String(before.expiresAt)))
  expect((await askAs('demo', 'GET /api/v1/usages/summary')).body).toMatchObject([{ used: 0 }, { used: 0 }])
  expect(await pay()).toMatchObject(refusal(409, 42103))
  expect(await askAs('demo', 'POST /api/v1/orders/ord_1/cancel')).toMatchObject(refusal(409, 42103))
})

test('between payment and subscription there may be a wait', async () => {
  await room().settings({ fulfilDelayMs: 5000 })
  await room().control('POST', '/pay/subscription', { state: 'none' })
  await order()
  await pay()
  await settle('succeed')
  expect(await current()).toMatchObject({ status: 'fulfilling', payment: { status: 'succeeded' } })
  expect((await askAs('demo', 'GET /api/v1/subscriptions/current')).status).toBe(404)
  await room().advanceClock(5000)
  expect((await askAs('demo', 'GET /api/v1/subscriptions/current')).body.status).toBe('active')
  expect((await current()).status).toBe('fulfilled')
})

test.each([
  ['fail', 'failed', 44004],
  ['cancel', 'canceled', 44005],
])('%s can be followed by another attempt on the same order', async (result, status, code) => {
  await order()
  await pay()
  await settle(result)
  expect(await current()).toMatchObject({ status, payment: { status, failure: { code, retryable: true } } })
  expect((await pay()).body.payment).toMatchObject({ id: 'pay_2', status: 'pending' })
  await settle('succeed')
  expect((await current()).status).toBe('fulfilled')
})

test('a payment left pending outlives the order and can still end well', async () => {
  await order()
  await pay()
  await settle('pending')
  expect(await pay()).toMatchObject(refusal(409, 44011))
  expect(await askAs('demo', 'POST /api/v1/orders/ord_1/cancel')).toMatchObject(refusal(409, 44011))
  await room().advanceClock(3_600_000)
  expect(await current()).toMatchObject({ status: 'pending_payment', payment: { status: 'processing' } })
  await settle('succeed')
  expect((await current()).status).toBe('fulfilled')
})

test('an order given up, or expired, takes no payment', async () => {
  await order()
  await askAs('demo', 'POST /api/v1/orders/ord_1/cancel')
  expect(await pay()).toMatchObject(refusal(409, 42103))
})

test.each([
  ['an unknown provider', { provider: 'paypal' }, 404, 44001],
  ['a provider of the prototype', { provider: 'constructor' }, 404, 44001],
  ['no provider', { provider: '' }, 400, 40001],
  ['an address for a route', { returnRoute: 'https://elsewhere.example' }, 400, 40001],
])('a payment is refused for %s', async (_, fields, status, code) => {
  await order()
  expect(await pay('testpay', fields)).toMatchObject(refusal(status, code))
})

test('a receipt pays its payment once, and no other', async () => {
  await order()
  await pay('apple_iap')
  const paid = { status: 200, body: { id: 'pay_1', status: 'succeeded' } }
  expect(await verify({ receipt: 'r-1' })).toMatchObject(paid)
  expect(await verify({ receipt: 'r-1' })).toMatchObject(paid)
  await askAs('demo', 'POST /api/v1/orders', { body: month, key: key() })
  await askAs('demo', 'POST /api/v1/orders/ord_2/payments', { body: { provider: 'apple_iap' }, key: key() })
  expect(await verify({ transactionId: 'r-1' }, 'pay_2')).toMatchObject(refusal(400, 44003))
  expect(await verify({ purchaseToken: 'r-2' }, 'pay_2')).toMatchObject({ body: { status: 'succeeded' } })
})

test('a receipt may be bad, undecided, missing, too late, or about the payment of someone else', async () => {
  await order()
  await pay('google_play')
  expect(await verify({ receipt: 'invalid-1' })).toMatchObject(refusal(400, 44003))
  expect(await verify({})).toMatchObject(refusal(400, 40001))
  expect(await verify({ receipt: 'r-1' }, 'pay_1', 'second')).toMatchObject(refusal(404, 42101))
  expect(await verify({ receipt: 'r-1' }, 'pay_7')).toMatchObject(refusal(400, 44003))
  expect((await verify({ receipt: 'pending-1' })).body.status).toBe('processing')
  await settle('fail')
  expect(await verify({ receipt: 'r-1' })).toMatchObject(refusal(409, 44011))
})
