import { button, goToPayment, heading, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

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
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible()
})

// The tests of remotes/pay/model/address.ts cover every kind of hostile URL. These tests only cover the ways
// to open one.
test("a hostile provider's address is refused, whichever way the server asks for it", async ({
  page,
  open,
  standin,
}) => {
  for (const next of [
    { type: 'redirect', url: 'javascript:alert(1)', method: 'GET' },
    { type: 'redirect', url: 'https://evil.example/pay', method: 'GET' },
    { type: 'redirect', url: 'https://evil.example/pay', method: 'POST', fields: { submit: '1' } },
    { type: 'external', url: 'intent://pay#Intent;scheme=weixin;end' },
  ]) {
    await standin.settings({ forcedNext: next })
    await signIn(open, standin)
    await goToPayment(page)
    await expect(page.getByText('We didn’t open the payment page', { exact: false })).toBeVisible()
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
      await toPayment(page).click()
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
    await expect(heading(page, 'Waiting for confirmation')).toBeVisible()
    await standin.clearFaults()
    await button(page, 'Check again').click()
    await expect(heading(page, 'Payment failed')).toBeVisible()
  })

  test('plans seen before can be looked at offline, not paid', async ({ page, open, standin }) => {
    await signIn(open, standin)
    await expect(button(page, 'Pay now')).toBeVisible()
    await standin.fault({ path: '/api/v1/plans', drop: true })
    await open('/pay/')
    await expect(page.getByText('You’re offline')).toBeVisible()
    await expect(page.getByRole('radio', { name: /AI yearly/ })).toBeVisible()
    await expect(button(page, 'Pay now')).toHaveAttribute('aria-disabled', 'true')
    await standin.clearFaults()
    await button(page, 'Retry').click()
    await expect(button(page, 'Pay now')).not.toHaveAttribute('aria-disabled', 'true')
  })
})
