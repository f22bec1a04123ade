import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'
import type { Plan } from './payShapes.ts'

const { ask, askAs, room } = standIn()
const plans = async (lang = 'en') =>
  (await askAs('demo', `GET /api/v1/plans?app=Metawatch&lang=${lang}`)).body as unknown as Plan[]

test('the default plans show every period, both discounts, a recommended and an archived one', async () => {
  const shown = await plans()
  expect(shown.map(({ period }) => period.unit)).toEqual(['day', 'week', 'month', 'quarter', 'year', 'month'])
  expect(shown.map(({ status }) => status).filter((status) => status === 'archived')).toHaveLength(1)
  expect(shown.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['ai_month'])
  const usd = (minor: number) => ({ minor, currency: 'USD', exponent: 2 })
  expect(shown.find(({ id }) => id === 'ai_quarter')).toMatchObject({
    price: usd(2547),
    originalPrice: usd(2997),
    discount: { kind: 'percent', value: 15 },
  })
  expect(shown.find(({ id }) => id === 'ai_year')).toMatchObject({
    price: usd(9988),
    originalPrice: usd(11988),
    discount: { kind: 'amount', value: usd(2000) },
    features: [
      { quota: null, unit: 'times' },
      { quota: 100, unit: 'hour' },
    ],
  })
  const units = new Set(shown.flatMap(({ features }) => features.map(({ unit }) => unit)))
  expect([...units].toSorted()).toEqual(['hour', 'minute', 'ms', 'second', 'times'])
})

test('plans and features speak the language asked for', async () => {
  expect((await plans('zh'))[2]?.name).toBe('AI 月度会员')
  const features = await askAs('demo', 'GET /api/v1/features?lang=de')
  expect(features.body).toMatchObject([{ name: 'KI-Bild- und Textchat' }, { name: 'KI-Übersetzung' }])
})

test('the currencies set has 0, 2 and 3 decimals, and HUF and IDR with two', async () => {
  await room().control('POST', '/pay/plans', { set: 'currencies' })
  const money = (await plans()).map(({ price }) => [price.currency, price.exponent, price.minor])
  expect(money).toEqual([
    ['JPY', 0, 980],
    ['USD', 2, 1999],
    ['EUR', 2, 1899],
    ['KWD', 3, 12345],
    ['HUF', 2, 150000],
    ['IDR', 2, 4990000],
  ])
  await room().control('POST', '/pay/plans', { set: 'empty' })
  expect(await plans()).toEqual([])
})

test('what is for sale is for signed-in users only', async () => {
  expect(await ask('GET /api/v1/plans')).toMatchObject(refusal(401, 40101))
  expect(await ask('GET /api/v1/features')).toMatchObject(refusal(401, 40101))
})
