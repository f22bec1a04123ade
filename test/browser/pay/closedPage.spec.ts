import { androidApp, button, goToPayment, heading, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

// Every test leaves the page in the middle of a purchase and opens it again. The browser logs the calls
// without a response.
test.use({ expected: /Failed to load resource/ })

for (const [path, made] of [
  ['/api/v1/orders', { id: 'ord_1' }],
  ['/api/v1/orders/*/payments', { payment: { id: 'pay_1' } }],
] as const)
  test(`while ${path} is under way`, async ({ page, open, standin }) => {
    await standin.fault({ method: 'POST', path, hang: true, after: true, times: 1 })
    await signIn(open, standin)
    await goToPayment(page)
    // Leave the page only after the server has executed the call, otherwise there's no order to find again.
    await expect.poll(() => ordersOf(standin)).toMatchObject([made])
    await open('/pay/')
    await expect(page.getByText('Unfinished payment')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await button(page, 'Check result').click()
    await expect(heading(page, 'Checking the payment…')).toBeVisible()
    await page.goBack()
    await goToPayment(page)
    await button(page, 'Succeed').click()
    await expect(heading(page, 'Payment successful')).toBeVisible()
    expect(await ordersOf(standin)).toMatchObject([{ status: 'fulfilled', payment: { id: 'pay_1' } }])
    await page.goBack()
    await expect(page.getByText('Renews on').first()).toBeVisible()
    // The purchased plan renews automatically, so there's no 'Pay now' button.
    await expect(button(page, 'Pay now')).toHaveCount(0)
    await expect(page.getByText('Unfinished payment')).toHaveCount(0)
  })

test('on the provider’s page, and paid meanwhile', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  const [order] = await ordersOf(standin)
  await open('/pay/')
  await expect(page.getByText('Unfinished payment')).toBeVisible()
  await standin.control('POST', '/pay/settle', { orderId: order?.id, result: 'succeed' })
  await button(page, 'Check result').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('on the result page, which finds its order by itself', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await goToPayment(page)
  await button(page, 'Leave pending').click()
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  await open('/pay/result')
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  const [order] = await ordersOf(standin)
  await standin.control('POST', '/pay/settle', { orderId: order?.id, result: 'cancel' })
  await expect(heading(page, 'Payment canceled')).toBeVisible()
  await open('/pay/result')
  await expect(page).toHaveTitle('Pay - SparkPro')
})

test('by somebody else, who sees nothing of it', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  const [order] = await ordersOf(standin)
  await signIn(open, standin, '/pay/', 'second')
  await expect(button(page, 'Pay now')).toBeVisible()
  await expect(page.getByText('Unfinished payment')).toHaveCount(0)
  await signIn(open, standin, `/pay/result?orderId=${order?.id}&status=success`, 'second')
  await expect(heading(page, 'Order not found')).toBeVisible()
  await signIn(open, standin)
  await expect(page.getByText('Unfinished payment')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('The order is canceled.')).toBeVisible()
  await expect(page.getByText('Unfinished payment')).toHaveCount(0)
})

test('at the question, with nothing made yet', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  await expect(toPayment(page)).toBeVisible()
  await page.reload()
  await expect(button(page, 'Pay now')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Unfinished payment')).toHaveCount(0)
  expect(await ordersOf(standin)).toHaveLength(0)
  await goToPayment(page)
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('before the order has reached the server, which makes it later', async ({ page, open, standin }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const sent = page.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/orders'))
  await page.route(
    '**/api/v1/orders',
    async (route) => {
      await late
      await route.fetch()
    },
    { times: 1 },
  )
  await signIn(open, standin)
  await goToPayment(page)
  await sent
  await open('/pay/')
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  arrive()
  await expect
    .poll(async () => (await standin.requests('/api/v1/orders')).filter(({ method }) => method === 'POST'))
    .toHaveLength(3)
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(await ordersOf(standin)).toMatchObject([{ status: 'fulfilled' }])
})

test('while the app sells, and the app has sold', async ({ page, open, standin }) => {
  await androidApp(page, { pay: 'never' })
  await signIn(open, standin)
  await goToPayment(page)
  await expect(page.getByText('Finish the payment in the window')).toBeVisible()
  await open('/pay/')
  await expect(page.getByText('Unfinished payment')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [order] = await ordersOf(standin)
  await standin.control('POST', '/pay/settle', { orderId: order?.id, result: 'succeed' })
  await button(page, 'Check result').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(await ordersOf(standin)).toHaveLength(1)
})

test('after paying, without coming back from the provider', async ({ page, open, standin }) => {
  await signIn(open, standin, '/pay/', 'second')
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  const [order] = await ordersOf(standin)
  await standin.control('POST', '/pay/settle', { orderId: order?.id, result: 'succeed' })
  await open('/pay/')
  await expect(page.getByRole('region', { name: 'Current plan' })).toBeVisible()
  await expect(page.getByText('Unfinished payment')).toHaveCount(0)
})

test('while the plan becomes active', async ({ page, open, standin }) => {
  await standin.settings({ fulfilDelayMs: 60_000 })
  await signIn(open, standin)
  await goToPayment(page)
  await button(page, 'Succeed').click()
  await expect(page.getByText('Activating your plan…')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await standin.advanceClock(61_000)
  await expect(page.getByText('Valid until')).toBeVisible()
})

for (const [press, title] of [
  ['Succeed', 'Payment successful'],
  ['Fail', 'Payment failed'],
  ['Cancel', 'Payment canceled'],
] as const)
  test(`on the result: ${title}`, async ({ page, open, standin }) => {
    await signIn(open, standin)
    await goToPayment(page)
    await button(page, press).click()
    await expect(heading(page, title)).toBeVisible()
    await page.reload()
    await expect(heading(page, title)).toBeVisible()
    await open('/pay/')
    await expect(button(page, 'Payment support')).toBeVisible()
    await expect(button(page, 'Pay now')).toHaveCount(press === 'Succeed' ? 0 : 1)
    await expect(page.getByText('Unfinished payment')).toHaveCount(0)
    expect(await ordersOf(standin)).toHaveLength(1)
  })
