import type { Locator } from '@playwright/test'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { androidApp, button, goToPayment, heading, ordersOf, paidWith, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

const taps = 100

const posts = async (standin: ControlRoom, path: RegExp) =>
  (await standin.requests('/api/v1/orders')).filter((call) => call.method === 'POST' && path.test(call.path))
    .length
const made = async (standin: ControlRoom) => ({
  asked: await posts(standin, /\/orders$/),
  paid: await posts(standin, /\/payments$/),
  orders: (await ordersOf(standin)).length,
})
const one = { asked: 1, paid: 1, orders: 1 }

/** Clicks a hundred times in one task, so the page can't respond between two clicks. */
const hammer = (target: Locator) =>
  target.evaluate((element, count) => {
    for (let i = 0; i < count; i++) (element as HTMLElement).click()
  }, taps)

test('a hundred taps make one order and one payment', async ({ page, open, standin }) => {
  await standin.fault({ method: 'POST', path: '/api/v1/orders', delayMs: 600 })
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  await hammer(toPayment(page))
  await expect(button(page, 'Succeed')).toBeVisible()
  expect(await made(standin)).toEqual(one)
})

test('a finger that taps a hundred times from "Pay now" on pays once', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await expect(button(page, 'Pay now')).toBeVisible()
  await button(page, 'Pay now').tap()
  // Waits until the payment sheet has stopped moving, because a tap next to the sheet would close it.
  await toPayment(page).tap({ trial: true })
  const { x, y, width, height } = (await toPayment(page).boundingBox())!
  const session = await page.context().newCDPSession(page)
  const point = { x: x + width / 2, y: y + height / 2 }
  for (let i = 0; i < taps; i++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    if (!page.url().includes('/pay/?') && !new URL(page.url()).pathname.startsWith('/pay/')) break
  }
  await expect(button(page, 'Succeed')).toBeVisible()
  expect(await made(standin)).toEqual(one)
})

test('a hundred taps on "Pay now" ask one question', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await hammer(button(page, 'Pay now'))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await made(standin)).toEqual({ asked: 0, paid: 0, orders: 0 })
})

test('Enter held down pays once', async ({ page, open, standin }) => {
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  await toPayment(page).focus()
  for (let i = 0; i < 20 && new URL(page.url()).pathname === '/pay/'; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(button(page, 'Succeed')).toBeVisible()
  expect(await made(standin)).toEqual(one)
})

test('the app is asked to sell once', async ({ page, open, standin }) => {
  await androidApp(page, { pay: { status: 'success', receipt: 'good-tap' } })
  await signIn(open, standin)
  await button(page, 'Pay now').click()
  await hammer(toPayment(page))
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(await paidWith(page)).toHaveLength(1)
  expect(await made(standin)).toEqual(one)
})

test('two tabs of one browser make one order', async ({ page, open, standin, context, site }) => {
  await signIn(open, standin)
  await goToPayment(page)
  await expect(button(page, 'Succeed')).toBeVisible()
  const other = await context.newPage()
  await signIn(
    async (path) => void (await other.goto(`http://localhost:${site.port}${path}`)),
    standin,
    '/pay/',
  )
  await goToPayment(other)
  await button(other, 'Succeed').click()
  await expect(heading(other, 'Payment successful')).toBeVisible()
  expect(await ordersOf(standin)).toHaveLength(1)
  await button(page, 'Back to the shop').or(button(page, 'Succeed')).click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})
