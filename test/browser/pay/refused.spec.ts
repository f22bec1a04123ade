import { button, goToPayment, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

test.describe('refused by the server', () => {
  test.use({ expected: /409/ })

  test('a changed price is shown and confirmed before it is paid', async ({ page, open, standin }) => {
    await signIn(open, standin)
    await expect(button(page, 'Pay now')).toBeVisible()
    await standin.control('POST', '/pay/price', { planId: 'ai_month', minor: 1299 })
    await goToPayment(page)
    await expect(page.getByText('The price is now $12.99. Please confirm it again.')).toBeVisible()
    expect(await ordersOf(standin)).toHaveLength(0)
    await toPayment(page).click()
    await expect(page.getByText('12.99 USD', { exact: false })).toBeVisible()
  })
})

test('Back while the order is made asks first', async ({ page, open, standin }) => {
  await standin.fault({ method: 'POST', path: '/api/v1/orders', hang: true, times: 1 })
  await signIn(open, standin)
  await goToPayment(page)
  await expect(page.getByText('Preparing your order…')).toBeVisible()
  await page.goBack()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await button(page, 'Stay').click()
  await expect(page.getByText('Preparing your order…')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Leave').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Pay now')).toBeVisible()
})
