import {
  androidApp,
  button,
  goToPayment,
  heading,
  iosApp,
  ordersOf,
  paidWith,
  signIn,
  toPayment,
} from './actions.ts'
import { expect, test } from '../fixtures.ts'

// The server rejects a forged receipt with a 400, which the browser logs.
test.use({ expected: /400 \(Bad Request\)/ })

test('how one pays is asked for once, and not as in a browser', async ({ page, open, standin }) => {
  await androidApp(page, { pay: 'never', storefront: { country: 'DE', channel: 'googlePlay' } })
  await signIn(open, standin)
  await expect(button(page, 'Pay now')).toBeVisible()
  const asked = await standin.requests('/payments/config')
  expect(asked.map(({ query }) => query['channel'])).toEqual(['google_play'])
})

for (const [answer, title] of [
  [{ status: 'success', receipt: 'good-1' }, 'Payment successful'],
  [{ status: 'success', receipt: 'pending-1' }, 'Checking the payment…'],
  [{ status: 'success', receipt: 'invalid-1' }, 'Checking the payment…'],
  [{ status: 'success' }, 'Checking the payment…'],
  [{ status: 'pending' }, 'Checking the payment…'],
  [{ status: 'canceled' }, 'Payment not completed'],
  [{ status: 'failed' }, 'Payment not completed'],
  [{ status: 'brand_new' }, 'Checking the payment…'],
] as const)
  test(`the app's purchase answers ${JSON.stringify(answer)}`, async ({ page, open, standin }) => {
    await androidApp(page, { pay: answer })
    await signIn(open, standin)
    await goToPayment(page)
    await expect(heading(page, title)).toBeVisible()
    expect(await paidWith(page)).toMatchObject([
      { provider: 'google_play', productId: 'google.ai_month', amountMinor: 999, currency: 'USD' },
    ])
    await page.goBack()
    await expect(page).toHaveTitle('Pay - SparkPro')
    await expect(button(page, 'Payment support')).toBeVisible()
    await expect(button(page, 'Pay now')).toHaveCount(title === 'Payment successful' ? 0 : 1)
    expect(await ordersOf(standin)).toHaveLength(1)
  })

for (const [result, title] of [
  ['fail', 'Payment failed'],
  ['cancel', 'Payment canceled'],
  ['succeed', 'Payment successful'],
] as const)
  test(`the server has the last word on the app's purchase: ${result}`, async ({ page, open, standin }) => {
    await androidApp(page, { pay: { status: 'pending' } })
    await signIn(open, standin)
    await goToPayment(page)
    await expect(heading(page, 'Checking the payment…')).toBeVisible()
    const [order] = await ordersOf(standin)
    await standin.control('POST', '/pay/settle', { orderId: order?.id, result })
    await expect(heading(page, title)).toBeVisible()
  })

test('a purchase given up in the app is taken up again with the same order', async ({
  page,
  open,
  standin,
}) => {
  await androidApp(page, { pay: { status: 'canceled' } })
  await signIn(open, standin)
  await goToPayment(page)
  await expect(heading(page, 'Payment not completed')).toBeVisible()
  await button(page, 'Pay again').click()
  await toPayment(page).click()
  await expect(heading(page, 'Payment not completed')).toBeVisible()
  expect(await paidWith(page)).toHaveLength(2)
  expect(await ordersOf(standin)).toHaveLength(1)
})

test('an answer that comes as an event, after the page was killed, is shown to the server', async ({
  page,
  open,
  standin,
}) => {
  await androidApp(page, { pay: 'never' })
  await signIn(open, standin)
  await goToPayment(page)
  await expect(page.getByText('Finish the payment in the window')).toBeVisible()
  await page.reload()
  await page.goto(new URL('/pay/result', page.url()).href)
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  const [order] = await ordersOf(standin)
  const event = { e: 'paymentResult', data: { orderId: order?.id, status: 'success', receipt: 'good-2' } }
  await page.evaluate(`companionBridge.receive(${JSON.stringify(event)})`)
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('an iOS app sells in the app and shows no way to a web page', async ({ page, open, standin }) => {
  await iosApp(page, { pay: { status: 'success', receipt: 'good-3' } })
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('App Store')).toBeVisible()
  await expect(sheet.getByText('Test payment')).toHaveCount(0)
  const [asked] = await standin.requests('/payments/config')
  expect(asked?.query).toMatchObject({ channel: 'ios' })
  await toPayment(page).click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('an iOS app refuses a web page even if the server offers one', async ({ page, open, standin }) => {
  await iosApp(page, { pay: { status: 'success', receipt: 'x' } })
  await standin.settings({
    paymentConfigPatch: { providers: [{ id: 'testpay', via: 'redirect', label: 'Test payment' }] },
  })
  await signIn(open, standin)
  await expect(
    page.getByText('Payment isn’t available here').or(page.getByText('Payment isn’t available here')),
  ).toBeVisible()
  await expect(button(page, 'Pay now')).toHaveCount(0)
})

test('an app of another store chooses among its ways', async ({ page, open, standin }) => {
  await androidApp(page, {
    pay: { status: 'success', receipt: 'good-4' },
    storefront: { country: 'CN', channel: 'direct' },
  })
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  await page.getByRole('radio', { name: 'WeChat Pay' }).check()
  await toPayment(page).click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(await paidWith(page)).toMatchObject([{ provider: 'wechat' }])
})
