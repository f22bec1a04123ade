import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, askAs, room } = standIn()
const usd = (minor: number) => ({ minor, currency: 'USD', exponent: 2 })
const month = { planId: 'ai_month', expectedAmount: usd(999) }
const create = (body: object = month, key = 'key-00000001', user = 'demo') =>
  askAs(user, 'POST /api/v1/orders', { body, key })
const order = (id = 'ord_1', user = 'demo') => askAs(user, `GET /api/v1/orders/${id}`)
const cancel = (id = 'ord_1') => askAs('demo', `POST /api/v1/orders/${id}/cancel`)
const open = async () =>
  (await askAs('demo', 'GET /api/v1/orders?status=open')).body as unknown as { id: string }[]

test('an order holds the plan, the amount and its time limit', async () => {
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: 'ord_1',
    no: expect.stringMatching(/^C\d{8}000001$/),
    plan: { id: 'ai_month', name: 'AI monthly' },
    amount: usd(999),
    status: 'created',
  })
  expect(Date.parse(String(body.expiresAt)) - Date.parse(String(body.createdAt))).toBe(1_800_000)
  expect((await order()).body).toEqual(body)
})

test('the same key makes one order, ten times in a row or at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create()))
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set(['ord_1']))
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(9)
  expect((await create(month, 'key-00000002')).body.id).toBe('ord_2')
  expect((await create(month, 'key-00000001', 'second')).body.id).toBe('ord_3')
})

test('the same key with another body is refused, and no key at all', async () => {
  await create()
  const other = await create({ planId: 'ai_week', expectedAmount: usd(399) })
  expect(other).toMatchObject({ status: 409, body: { code: 40001 } })
  expect(await askAs('demo', 'POST /api/v1/orders', { body: month })).toMatchObject({
    status: 400,
    body: { code: 40001, field: 'Idempotency-Key' },
  })
})

test('a refused call is not remembered: the key may be used again once the reason is gone', async () => {
  await room().control('POST', '/pay/price', { planId: 'ai_month', minor: 1099 })
  expect(await create()).toMatchObject({ status: 409, body: { code: 44012, details: { amount: usd(1099) } } })
  await room().control('POST', '/pay/price', { planId: 'ai_month', minor: 999 })
  expect((await create()).status).toBe(200)
})

test.each([
  ['an unknown plan', { ...month, planId: 'gold' }, 404, 42001],
  ['an archived plan', { planId: 'ai_month_2024', expectedAmount: usd(799) }, 409, 42004],
  ['another currency', { ...month, expectedAmount: { ...usd(999), currency: 'EUR' } }, 409, 44013],
  ['another exponent', { ...month, expectedAmount: { ...usd(999), exponent: 3 } }, 409, 44012],
  ['no amount', { planId: 'ai_month' }, 400, 40001],
])('an order is refused for %s', async (_, body, status, code) => {
  expect(await create(body)).toMatchObject(refusal(status, code))
})

test('an order is seen by its own user only', async () => {
  await create()
  expect(await order('ord_1', 'second')).toMatchObject(refusal(404, 42101))
  expect(await order('ord_9')).toMatchObject(refusal(404, 42101))
  expect(await ask('GET /api/v1/orders/ord_1')).toMatchObject(refusal(401, 40101))
})

test('open orders are those that can still be paid', async () => {
  await create()
  await create(month, 'key-00000002')
  await create(month, 'key-00000003')
  await cancel('ord_2')
  expect((await open()).map(({ id }) => id)).toEqual(['ord_1', 'ord_3'])
  await room().advanceClock(1_800_000)
  expect(await open()).toEqual([])
  expect((await order()).body.status).toBe('expired')
  expect((await askAs('demo', 'GET /api/v1/orders')).body).toHaveLength(3)
})

test('an order is given up once and for all; an expired one cannot be', async () => {
  await create()
  expect((await cancel()).body.status).toBe('canceled')
  expect((await cancel()).status).toBe(200)
  await create(month, 'key-00000002')
  await room().advanceClock(1_800_000)
  expect(await cancel('ord_2')).toMatchObject(refusal(409, 42103))
})
