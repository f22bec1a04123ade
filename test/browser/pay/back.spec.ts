import type { Page } from '@playwright/test'
import { button, goToPayment, heading, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

// Browsers navigate back asynchronously. These tests delay `history.back` until they release it, so that the
// user can act in between.
test.use({ expected: /Failed to load resource/ })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const back = history.back.bind(history)
    const held: (() => void)[] = []
    history.back = () => void held.push(back)
    Object.assign(window, { held })
  }),
)
const held = (page: Page) => page.evaluate<number>('held.length')
const letGo = (page: Page) => page.evaluate('held.splice(0).forEach((back) => back())')

test('an earlier question takes no newer one with it', async ({ page, open, standin }) => {
  await standin.fault({
    method: 'POST',
    path: '/api/v1/orders/*/payments',
    hang: true,
    after: true,
    times: 1,
  })
  await signIn(open, standin)
  await goToPayment(page)
  await expect.poll(() => ordersOf(standin)).toMatchObject([{ payment: { id: 'pay_1' } }])
  await open('/pay/')
  await expect(page.getByText('Unfinished payment')).toBeVisible()
  await button(page, 'Pay now').click()
  await expect(toPayment(page)).toBeVisible()
  await letGo(page)
  await toPayment(page).click()
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(await ordersOf(standin)).toMatchObject([{ status: 'fulfilled', payment: { id: 'pay_1' } }])
})

test('a question that is closed goes at once, and the next one stays', async ({ page, open, standin }) => {
  await page.clock.install()
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  // The page waits at most one second for the navigation. The paused clock stops that timeout.
  await page.clock.pauseAt(Date.now() + 10_000)
  await button(page, 'Close').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Pay now').click()
  await expect.poll(() => held(page)).toBe(1)
  await letGo(page)
  await page.clock.resume()
  await toPayment(page).click()
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})
