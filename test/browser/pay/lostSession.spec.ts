import { button, goToPayment, heading, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

// Browsers log every response with an error status.
test.use({ expected: /Failed to load resource/ })

const over = { status: 401, body: { code: 40103, message: 'token expired' } }

for (const path of ['/api/v1/orders', '/api/v1/orders/*/payments'])
  test(`a token that expires at ${path} is renewed, and one order is made`, async ({
    page,
    open,
    standin,
  }) => {
    await standin.fault({ method: 'POST', path, ...over, times: 1 })
    await signIn(open, standin)
    await goToPayment(page)
    await button(page, 'Succeed').click()
    await expect(heading(page, 'Payment successful')).toBeVisible()
    expect(await standin.requests('/auth/token')).toHaveLength(1)
    expect(await ordersOf(standin)).toMatchObject([{ status: 'fulfilled', payment: { id: 'pay_1' } }])
  })

for (const path of ['/api/v1/orders', '/api/v1/orders/*/payments'])
  test(`a session that ends at ${path} is made anew on the page, and the payment goes on`, async ({
    page,
    open,
    standin,
  }) => {
    await signIn(open, standin)
    await button(page, 'Pay now').click()
    await standin.fault({ method: 'POST', path, ...over, times: 1 })
    await standin.fault({ path: '/api/v1/auth/token', status: 401, body: over.body })
    await toPayment(page).click()
    await expect(page.getByText('Account login expired.', { exact: false })).toBeVisible()
    await standin.clearFaults()
    await page.getByLabel('Phone number or email').fill('demo@companion.example')
    await page.getByLabel('Password', { exact: true }).fill('demo1234')
    await button(page, 'Log in').click()
    await toPayment(page).click()
    await button(page, 'Succeed').click()
    await expect(heading(page, 'Payment successful')).toBeVisible()
    expect(await ordersOf(standin)).toMatchObject([{ status: 'fulfilled', payment: { id: 'pay_1' } }])
  })

test('a session that ends at the provider keeps the result waiting, not failed', async ({
  page,
  open,
  standin,
}) => {
  await signIn(open, standin)
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  await standin.fault({ path: '/api/v1/orders/*', ...over })
  await standin.fault({ path: '/api/v1/auth/token', status: 401, body: over.body })
  await button(page, 'Succeed').click()
  await expect(page.getByText('Account login expired.', { exact: false })).toBeVisible()
  await expect(page.getByText('Payment failed')).toHaveCount(0)
  await standin.clearFaults()
  await page.getByLabel('Phone number or email').fill('demo@companion.example')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await button(page, 'Log in').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('without a session the page asks to be opened from the app', async ({ page, open }) => {
  for (const path of ['/pay/', '/pay/result?orderId=ord_1&status=success']) {
    await open(path)
    await expect(page.getByText('Please try to reopen it from the APP')).toBeVisible()
    await expect(page.getByText('Payment successful')).toHaveCount(0)
  }
})
