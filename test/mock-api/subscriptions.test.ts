import { describe, expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'
import { addPeriod } from './subscriptions.ts'

const { ask, askAs, room } = standIn()
const current = (user = 'demo') => askAs(user, 'GET /api/v1/subscriptions/current?lang=de')
const usages = (user = 'demo') => askAs(user, 'GET /api/v1/usages/summary')
const put = (state: string, user = 'demo') => room().control('POST', '/pay/subscription', { user, state })

test('the demo account holds an ordinary subscription that ends, the second one none', async () => {
  expect((await current()).body).toMatchObject({
    status: 'active',
    willRenew: false,
    managedBy: 'testpay',
    plan: { id: 'ai_month', name: 'KI monatlich', period: { unit: 'month', count: 1 } },
  })
  expect(await current('second')).toMatchObject(refusal(404, 43001))
  expect((await usages('second')).body).toEqual([])
  expect(await ask('GET /api/v1/subscriptions/current')).toMatchObject(refusal(401, 40101))
})

test.each([
  ['renewing', { status: 'active', willRenew: true }],
  ['expiring', { status: 'active', willRenew: false }],
  ['expired', { status: 'expired' }],
  ['canceled', { status: 'canceled', canceledAt: expect.any(String) }],
  ['trialing', { status: 'trialing' }],
  ['past_due', { status: 'past_due' }],
  ['paused', { status: 'paused' }],
  ['elsewhere', { managedBy: 'huawei_iap', willRenew: true }],
])('the state %s', async (state, shown) => {
  await put(state, 'second')
  expect((await current('second')).body).toMatchObject(shown)
})

test('a subscription can be taken away, and runs out with time', async () => {
  await put('none')
  expect((await current()).status).toBe(404)
  await put('expiring')
  await room().advanceClock(5 * 24 * 3600 * 1000)
  expect((await current()).body.status).toBe('expired')
})

test.each([
  ['default', [129, 300], [51, 120]],
  ['over', [375, 300], [150, 120]],
  ['unlimited', [128, null], [128, null]],
])('the usage set %s', async (set, chat, translation) => {
  await room().control('POST', '/pay/usages', { set })
  const shown = (await usages()).body as unknown as { used: number; quota: number | null }[]
  expect(shown.map(({ used, quota }) => [used, quota])).toEqual([chat, translation])
  await room().settings({ usages: 'none' })
  expect((await usages()).body).toEqual([])
})

describe('a period added', () => {
  const at = (text: string) => Date.parse(`${text}T10:00:00Z`)
  test.each([
    ['day', '2026-02-28', '2026-03-01'],
    ['week', '2026-12-28', '2027-01-04'],
    ['month', '2027-01-31', '2027-02-28'],
    ['quarter', '2026-11-30', '2027-02-28'],
    ['year', '2028-02-29', '2029-02-28'],
  ] as const)('one %s after %s is %s', (unit, from, to) => {
    expect(new Date(addPeriod(at(from), { unit, count: 1 })).toISOString()).toBe(`${to}T10:00:00.000Z`)
  })
})
