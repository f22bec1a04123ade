import { insideFakeApp } from '../fakeApp.ts'
import { button, goToPayment, heading, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

// The server responds with a 404 for a user without a plan, which the browser logs.
test.use({ expected: /404 \(Not Found\)/ })

for (const [press, title] of [
  ['Succeed', 'Payment successful'],
  ['Fail', 'Payment failed'],
  ['Cancel', 'Payment canceled'],
  ['Leave pending', 'Checking the payment…'],
] as const)
  test(`from the plans to the provider's page: ${press}`, async ({ page, open, standin }) => {
    await signIn(open, standin)
    await expect(page).toHaveTitle('Pay - SparkPro')
    await goToPayment(page)
    await button(page, press).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveTitle('Finish - Pay - SparkPro')
    expect(new URL(page.url()).searchParams.get('status')).toBeNull()
    await page.goBack()
    await expect(page).toHaveTitle('Pay - SparkPro')
    await expect(button(page, 'Payment support')).toBeVisible()
    // The purchased plan renews automatically, so there's no 'Pay now' button.
    await expect(button(page, 'Pay now')).toHaveCount(press === 'Succeed' ? 0 : 1)
    expect(await ordersOf(standin)).toHaveLength(1)
  })

test('success shows amount, plan, the day it was paid and until when it is good', async ({
  page,
  open,
  standin,
}) => {
  await standin.settings({ fulfilDelayMs: 60_000 })
  await signIn(open, standin, '/pay/', 'second')
  await page.getByRole('radio', { name: /AI yearly/ }).check()
  await goToPayment(page)
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await expect(page.getByText('Activating your plan…')).toBeVisible()
  await standin.advanceClock(61_000)
  await expect(page.getByText('Valid until')).toBeVisible()
  await expect(page.getByText('Activating your plan…')).toHaveCount(0)
  const rows = await page.getByRole('listitem').allInnerTexts()
  const year = new Date().getFullYear()
  await expect(page.getByText('$99.88', { exact: true })).toBeVisible()
  expect(rows.join(' | ')).toMatch(/AI yearly.*Paid on/s)
  expect(rows.join(' | ')).toContain(String(year + 1))
  await button(page, 'Renew again').click()
  await expect(page).toHaveTitle('Pay - SparkPro')
  await expect(page.getByRole('region', { name: 'Current plan' })).toBeVisible()
})

test('a pending payment becomes a success as soon as the provider says so', async ({
  page,
  open,
  standin,
}) => {
  await signIn(open, standin)
  await goToPayment(page)
  await button(page, 'Leave pending').click()
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  const [order] = await ordersOf(standin)
  await standin.control('POST', '/pay/settle', { orderId: order?.id, result: 'succeed' })
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('after a minute a payment is not confirmed, and nothing but the server changes that', async ({
  page,
  open,
  standin,
}) => {
  await page.clock.install()
  await signIn(open, standin)
  await goToPayment(page)
  await button(page, 'Leave pending').click()
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(61_000)
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible()
  await button(page, 'Payment support').click()
  await expect(page.getByRole('dialog').getByText('C2026', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Check again').click()
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  const [order] = await ordersOf(standin)
  await standin.control('POST', '/pay/settle', { orderId: order?.id, result: 'succeed' })
  await page.clock.fastForward(3000)
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('a failed payment is tried again with the same order and another payment', async ({
  page,
  open,
  standin,
}) => {
  await signIn(open, standin)
  await goToPayment(page)
  await button(page, 'Fail').click()
  await expect(page.getByText('The payment was declined', { exact: false })).toBeVisible()
  await button(page, 'Try again').click()
  await toPayment(page).click()
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(await ordersOf(standin)).toHaveLength(1)
  const payments = (await standin.requests('/payments')).filter(({ path }) => !path.endsWith('/config'))
  expect(payments).toHaveLength(2)
})

test('the provider may want a form posted', async ({ page, open, standin }) => {
  await standin.settings({ nextMethod: 'POST' })
  await signIn(open, standin)
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('language, theme and frame come back from the provider', async ({ page, open, standin }) => {
  await signIn(open, standin, '/pay/?lang=de&dark=1&inset=0')
  await button(page, 'Jetzt bezahlen').click()
  await page.getByRole('button', { name: /^Zur Zahlung · / }).click()
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Zahlung erfolgreich')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goBack()
  await expect(page).toHaveTitle('Bezahlen - SparkPro')
})

test('no plans, and whom to ask', async ({ page, open, standin }) => {
  await standin.control('POST', '/pay/plans', { set: 'empty' })
  await signIn(open, standin, '/pay/', 'second')
  await expect(page.getByText('No plans available')).toBeVisible()
  await expect(button(page, 'Pay now')).toHaveCount(0)
  await button(page, 'Payment support').first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /pay@companion\.example/ })).toBeVisible()
})

test('a plan that a store renews is managed there, by the app', async ({ page, open, standin }) => {
  const app = await insideFakeApp(page)
  await standin.control('POST', '/pay/subscription', { state: 'elsewhere' })
  await signIn(open, standin)
  await button(page, 'Manage in AppGallery').click()
  await expect.poll(() => app.calls('manageSubscription')).toEqual([{ provider: 'huawei_iap' }])
})

test('a plan that renews elsewhere is not sold twice', async ({ page, open, standin }) => {
  await standin.control('POST', '/pay/subscription', { state: 'elsewhere' })
  await signIn(open, standin)
  await expect(page.getByText('You pay for this plan through AppGallery', { exact: false })).toBeVisible()
  await expect(page.getByText('AI yearly')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(button(page, 'Pay now')).toHaveCount(0)
})
