import { button, goToPayment, heading, ordersOf, signIn } from '../pay/steps.ts'
import { expect, test } from './fixtures.ts'

const posts = async (
  standin: { requests(path: string): Promise<readonly { method: string }[]> },
  path: string,
) => (await standin.requests(path)).filter(({ method }) => method === 'POST').length

test('the address alone never makes a success', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  const [order] = await ordersOf(standin)
  for (const hint of ['success', 'paid', 'SUCCESS&status=success']) {
    await open(`/pay/result?orderId=${order?.id}&status=${hint}`)
    await expect(heading(page, 'Checking the payment…')).toBeVisible()
  }
  await open(`/pay/result?orderId=${order?.id}&status=cancel`)
  await expect(heading(page, 'Not confirmed yet')).toBeVisible()
})

test('twenty taps make one order and one payment', async ({ page, open, standin }) => {
  await standin.fault({ method: 'POST', path: '/api/v1/orders', delayMs: 600 })
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  await button(page, 'Go to payment').evaluate((element) => {
    for (let i = 0; i < 20; i++) (element as HTMLButtonElement).click()
  })
  await expect(button(page, 'Succeed')).toBeVisible()
  expect(await ordersOf(standin)).toHaveLength(1)
  expect(await posts(standin, '/api/v1/orders')).toBe(2)
})

for (const url of [
  'javascript:alert(1)',
  'data:text/html,<h1>Pay</h1>',
  'https://evil.example/pay',
  'https://checkout.stripe.com@evil.example/',
  '//evil.example',
  'http://localhost.evil.example/standin/pay/pay_1',
])
  test(`a hostile provider's address is refused: ${url}`, async ({ page, open, standin }) => {
    for (const next of [
      { type: 'redirect', url, method: 'GET' },
      { type: 'redirect', url, method: 'POST', fields: { submit: '1' } },
      { type: 'external', url },
    ]) {
      await standin.settings({ forcedNext: next })
      await signIn(open, standin)
      await goToPayment(page)
      await expect(page.getByText('The payment page was not opened', { exact: false })).toBeVisible()
      expect(new URL(page.url()).pathname).toMatch(/^\/pay\/?$/)
    }
  })

test.describe('answers lost on the way', () => {
  test.use({ expected: /Failed to load resource/ })

  for (const path of ['**/api/v1/orders', '**/api/v1/orders/*/payments'])
    test(`${path}: a retry makes nothing twice`, async ({ page, open, standin }) => {
      await page.route(
        path,
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await signIn(open, standin)
      await goToPayment(page)
      await expect(page.getByText('No connection', { exact: false })).toBeVisible()
      await button(page, 'Go to payment').click()
      await button(page, 'Succeed').click()
      await expect(heading(page, 'Payment successful')).toBeVisible()
      expect(await ordersOf(standin)).toMatchObject([{ status: 'fulfilled', payment: { id: 'pay_1' } }])
    })

  test('a server that cannot be reached or is broken is no failed payment', async ({
    page,
    open,
    standin,
  }) => {
    await page.clock.install()
    await signIn(open, standin)
    await goToPayment(page)
    await standin.fault({ method: 'GET', path: '/api/v1/orders/*', status: 500, body: {} })
    await button(page, 'Fail').click()
    await expect(heading(page, 'Checking the payment…')).toBeVisible()
    await standin.clearFaults()
    await standin.fault({ method: 'GET', path: '/api/v1/orders/*', drop: true })
    await page.clock.fastForward(5000)
    await expect(page.getByText('No connection', { exact: false })).toBeVisible()
    await page.clock.fastForward(61_000)
    await expect(heading(page, 'Not confirmed yet')).toBeVisible()
    await standin.clearFaults()
    await button(page, 'I have paid – check').click()
    await expect(heading(page, 'Payment failed')).toBeVisible()
  })

  test('plans seen before can be looked at offline, not paid', async ({ page, open, standin }) => {
    await signIn(open, standin)
    await expect(button(page, 'Pay now')).toBeVisible()
    await standin.fault({ path: '/api/v1/plans', drop: true })
    await open('/pay/')
    await expect(page.getByText('You are offline')).toBeVisible()
    await expect(page.getByRole('radio', { name: /AI yearly/ })).toBeVisible()
    await expect(button(page, 'Pay now')).toHaveAttribute('aria-disabled', 'true')
    await standin.clearFaults()
    await button(page, 'Retry').click()
    await expect(button(page, 'Pay now')).not.toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('the page is closed and opened again', () => {
  test.use({ expected: /Failed to load resource/ })

  for (const path of ['/api/v1/orders', '/api/v1/orders/*/payments'])
    test(`while ${path} is under way`, async ({ page, open, standin }) => {
      await standin.fault({ method: 'POST', path, hang: true, after: true, times: 1 })
      await signIn(open, standin)
      await goToPayment(page)
      await expect.poll(() => ordersOf(standin)).toHaveLength(1)
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
      await expect(button(page, 'Pay now')).toBeVisible()
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
})
