import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, askAs, room } = standIn()
const offered = async (query: string) =>
  (
    (await askAs('demo', `GET /api/v1/payments/config?${query}`)).body.providers as {
      id: string
      via: string
    }[]
  ).map(({ id, via }) => `${id} ${via}`)

test.each([
  ['channel=ios&storefront=DE', ['apple_iap bridge']],
  ['channel=ios&storefront=US', ['apple_iap bridge']],
  ['channel=play', ['google_play bridge']],
  ['channel=direct', ['alipay bridge', 'wechat bridge', 'testpay redirect']],
  ['channel=huawei', ['huawei_iap bridge']],
  ['channel=browser', ['testpay redirect']],
  ['', ['testpay redirect']],
  ['channel=wechat', []],
  ['channel=toString', []],
])('%s is offered %j', async (query, list) => {
  expect(await offered(query)).toEqual(list)
})

test('the web is offered beside in-app purchase in the US only, and only when switched on', async () => {
  await room().settings({ usWebPayment: true })
  expect(await offered('channel=ios&storefront=us')).toEqual(['apple_iap bridge', 'testpay external'])
  expect(await offered('channel=ios&storefront=DE')).toEqual(['apple_iap bridge'])
})

test('the configuration can be laid over, and needs a token', async () => {
  await room().settings({ paymentConfigPatch: { choiceScreenRequired: true } })
  expect((await askAs('demo', 'GET /api/v1/payments/config')).body.choiceScreenRequired).toBe(true)
  expect(await ask('GET /api/v1/payments/config')).toMatchObject(refusal(401, 40101))
})
