import { expect, test } from 'vitest'
import { standIn } from './ask.ts'

const { askAs, room } = standIn()
const page = 'http://metawatch.localhost:8080'

async function start() {
  const month = { planId: 'ai_month', expectedAmount: { minor: 999, currency: 'USD', exponent: 2 } }
  await askAs('demo', 'POST /api/v1/orders', { body: month, key: 'order-key-1' })
  const body = { provider: 'testpay', returnRoute: 'payResult' }
  const question = { body, key: 'payment-key-1', headers: { origin: page } }
  const answer = await askAs('demo', 'POST /api/v1/orders/ord_1/payments', question)
  return (answer.body.next as { url: string }).url
}
const press = (url: string, result?: string) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(result === undefined ? {} : { result }),
  })
const payment = async () => (await askAs('demo', 'GET /api/v1/orders/ord_1')).body.payment

test('the page is a form without script, under its own policy, that names the amount', async () => {
  const answer = await fetch(await start())
  const text = await answer.text()
  expect(text).not.toMatch(/<script|javascript:|\son\w+=/i)
  expect(text).toContain('9.99 USD')
  for (const label of ['Succeed', 'Fail', 'Cancel', 'Leave pending'])
    expect(text).toContain(`>${label}</button>`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).toContain(`form-action 'self' ${page};`)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['succeed', 'succeeded', '&status=success'],
  ['fail', 'failed', '&status=failed'],
  ['cancel', 'canceled', '&status=cancel'],
  ['pending', 'processing', ''],
])('%s settles the payment and goes back to the page that asked', async (result, status, hint) => {
  const answer = await press(await start(), result)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${page}/pay/result?orderId=ord_1${hint}`)
  expect(await payment()).toMatchObject({ status })
})

test('a settled payment stays as it is and only offers the way back', async () => {
  const url = await start()
  await press(url, 'succeed')
  expect(await (await fetch(url)).text()).not.toContain('value="fail"')
  const answer = await press(url, 'fail')
  expect(answer.headers.get('location')).toContain('&status=success')
  expect(await payment()).toMatchObject({ status: 'succeeded' })
})

test('a form without a result, or with one made up, settles nothing', async () => {
  const url = await start()
  expect((await press(url)).status).toBe(200)
  expect((await press(url, 'constructor')).status).toBe(303)
  expect(await payment()).toMatchObject({ status: 'pending' })
})

test('an unknown payment is not found', async () => {
  expect((await fetch(`${room().url}/standin/pay/pay_9`)).status).toBe(404)
})
