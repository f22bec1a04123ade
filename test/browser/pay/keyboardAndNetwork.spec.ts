import type { Page } from '@playwright/test'
import { button, goToPayment, heading, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layoutShifts.ts'

test('by keyboard alone, from the plans to the receipt', async ({ page, open, standin }) => {
  const { keyboard } = page
  const tabTo = async (target: ReturnType<typeof button>) => {
    for (let i = 0; i < 12; i++) {
      await keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('the keyboard does not get there')
  }
  await signIn(open, standin)
  await expect(button(page, 'Pay now')).toBeVisible()
  await tabTo(page.getByRole('radio', { name: /^AI monthly(?! \()/ }))
  for (const name of [/AI quarterly/, /AI yearly/]) {
    await keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }
  await tabTo(button(page, 'Pay now'))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(button(page, 'Pay now')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeFocused()
  await tabTo(toPayment(page))
  await keyboard.press('Space')
  await expect(button(page, 'Succeed')).toBeVisible()
  await tabTo(button(page, 'Fail'))
  await keyboard.press('Enter')
  await expect(heading(page, 'Payment failed')).toBeVisible()
  await tabTo(button(page, 'Try again'))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeFocused()
  await tabTo(toPayment(page))
  await keyboard.press('Enter')
  await expect(button(page, 'Succeed')).toBeVisible()
  await tabTo(button(page, 'Succeed'))
  await keyboard.press('Enter')
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(await ordersOf(standin)).toMatchObject([{ plan: { id: 'ai_year' }, status: 'fulfilled' }])
})

test('on a slow network', async ({ page, open, standin }) => {
  const session = await page.context().newCDPSession(page)
  const rate = { downloadThroughput: 40_000, uploadThroughput: 20_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 600, ...rate })
  await standin.fault({ path: '/api/v1/*', delayMs: 1200 })
  const patient = { timeout: 40_000 }
  await signIn(open, standin)
  await button(page, 'Pay now').click(patient)
  await toPayment(page).click(patient)
  await expect(page.getByText('Preparing your order…')).toBeVisible(patient)
  await expect(button(page, 'Succeed')).toBeVisible(patient)
  await button(page, 'Succeed').click()
  await expect(heading(page, 'Payment successful')).toBeVisible(patient)
  expect(await ordersOf(standin)).toMatchObject([{ status: 'fulfilled', payment: { id: 'pay_1' } }])
})

/** Delays the responses of a path. Resolves with a function that releases them. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${path}*`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const plans = '/api/v1/plans'
const parts = [
  ['the plans', plans],
  ['what the user holds', '/api/v1/subscriptions/current'],
  ['the ways to pay', '/api/v1/payments/config'],
] as const
for (const [late, path] of parts)
  test(`nothing moves when ${late} come late`, async ({ page, open, standin }) => {
    await page.setViewportSize({ width: 390, height: 2400 })
    const shifted = await watchShifts(page)
    const arrive = await holdBack(page, path)
    const plansArrive = path === plans ? () => {} : await holdBack(page, plans)
    const others = parts.filter(([, other]) => other !== path)
    const answers = others.map(([, other]) => page.waitForResponse((it) => it.url().includes(other)))
    await signIn(open, standin)
    await expect(page.locator('main [aria-hidden="true"] [data-part="plan"]').first()).toBeVisible()
    plansArrive()
    await Promise.all(answers)
    // The plans wait at most one second for the other responses, then they're shown without them.
    if (path !== plans) await expect(page.getByRole('radio').first()).toBeVisible()
    arrive()
    await expect(page.getByRole('region', { name: 'Current plan' })).toBeVisible()
    await expect(button(page, 'Payment support')).toBeVisible()
    await expect(button(page, 'Pay now')).toBeVisible()
    expect(await shifted()).toBe(0)
  })

test('a page that comes into view again asks at once', async ({ page, open, standin }) => {
  await page.clock.install()
  await signIn(open, standin)
  await goToPayment(page)
  await button(page, 'Leave pending').click()
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  const show = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  // A request from before can still be in flight, so record only the requests from here on.
  const asked: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('/api/v1/orders/') && asked.push(request.url())),
  )
  await page.clock.fastForward(120_000)
  await standin.requests()
  expect(asked).toEqual([])
  const [order] = await ordersOf(standin)
  await standin.control('POST', '/pay/settle', { orderId: order?.id, result: 'succeed' })
  await show('visible')
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('?status=success is no success on an order that is anything but paid', async ({
  page,
  open,
  standin,
}) => {
  await signIn(open, standin)
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  const [order] = await ordersOf(standin)
  const { payment: _none, ...unpaid } = order as unknown as Record<string, unknown>
  const shown = {
    created: 'Checking',
    pending_payment: 'Checking',
    canceled: 'canceled',
    failed: 'failed',
    expired: 'expired',
    refunded: 'refunded',
    brand_new: 'Checking',
  }
  for (const [status, words] of Object.entries(shown)) {
    await standin.clearFaults()
    await standin.fault({ method: 'GET', path: '/api/v1/orders/*', body: { ...unpaid, status } })
    await open(`/pay/result?orderId=${order?.id}&status=success`)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(words) }), status).toBeVisible()
    await expect(page.getByText('Payment successful')).toHaveCount(0)
  }
})
