import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { strongestGuard } from '@companion/shared/swap/guard'
import { asWritten } from '../../../test/asWritten.ts'
import { backend, control, held, payNow, plan, show, withStandIn } from '../../../test/pay/payScreen.tsx'

withStandIn()

test.each([
  ['active', 'Active', /Valid until/],
  ['renewing', 'Active', /Renews on/],
  ['expiring', 'Ends soon', /Ends on/],
  ['expired', 'Expired', /Expired on/],
  ['canceled', 'Active', /Ends on/],
  ['trialing', 'Trial', /Trial until/],
  ['past_due', 'Payment overdue', /could not be paid/],
  ['paused', 'Paused', /Valid until/],
])('a subscription that is %s', async (state, badge, words) => {
  await control('/pay/subscription', { state })
  await show()
  const card = within(await held())
  expect(card.getByText(badge)).toBeTruthy()
  expect(card.getByText(words)).toBeTruthy()
})

test('a device that says it is offline can pay as long as calls get through', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await show()
  const button = await payNow()
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await user.click(button)
  const question = within(await screen.findByRole('dialog'))
  const go = question.getByRole('button', { name: 'Go to payment' })
  expect(go.getAttribute('aria-disabled')).toBeNull()
  expect(question.getByText('You are offline')).toBeTruthy()
  await backend.fault({ method: 'POST', path: '/api/v1/orders', drop: true })
  await user.click(go)
  expect(await question.findByText('No connection. Check your network and try again.')).toBeTruthy()
})

test.each([
  ['default', ['129 of 300 times', '171 times left']],
  ['over', ['300 of 300 times', 'Limit reached']],
  ['unlimited', ['Unlimited']],
])('usage "%s"', async (set, words) => {
  await control('/pay/usages', { set })
  await show()
  const card = within(await screen.findByRole('region', { name: 'Usage' }))
  for (const text of words) expect(card.getAllByText(text).length).toBeGreaterThan(0)
})

describe('one part that fails leaves the others', () => {
  test('the subscription', async () => {
    await backend.fault({ path: '/api/v1/subscriptions/current', status: 500, body: {} })
    const { user } = await show()
    expect(await screen.findByText('Your current plan could not be loaded')).toBeTruthy()
    expect(await plan(/AI yearly/)).toBeTruthy()
    await backend.clearFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await held()).toBeTruthy()
  })

  test('the usage, silently', async () => {
    await backend.fault({ path: '/api/v1/usages/summary', status: 500, body: {} })
    await show()
    await held()
    await payNow()
    expect(screen.queryByRole('meter')).toBeNull()
  })

  test('the plans', async () => {
    await backend.fault({ path: '/api/v1/plans', status: 500, body: {} })
    const { user } = await show()
    expect(await screen.findByText('The plans could not be loaded')).toBeTruthy()
    expect(await held()).toBeTruthy()
    await backend.clearFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await plan(/AI yearly/)).toBeTruthy()
  })
})

test('without a way to pay there is nothing to press', async () => {
  await backend.settings({ paymentConfigPatch: { providers: [] } })
  await show()
  expect(await screen.findByText('Payment isn’t available here')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
})

test('a hostile policy address is no link', async () => {
  await backend.settings({ paymentConfigPatch: { policyUrl: 'javascript:alert(1)' } })
  await show()
  await payNow()
  expect(screen.queryByRole('link', { name: /policy/i })).toBeNull()
})

test('while a payment is prepared the remote is not swapped, and Leave lets it go', async () => {
  await backend.fault({ method: 'POST', path: '/api/v1/orders', hang: true })
  const { user } = await show()
  await user.click(await payNow())
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  await screen.findByText('Preparing your order…')
  expect(strongestGuard()).toBe('block')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(strongestGuard()).toBeUndefined())
})

test.each([
  ['de', 'Jetzt bezahlen', /KI jährlich/, 'pro Jahr'],
  ['zh', '立即支付', /AI 年度会员/, '每年'],
  ['ar', 'ادفع الآن', /سنوي/, 'سنويًا'],
])('speaks %s', async (lang, press, name, period) => {
  await show({ lang })
  expect(await screen.findByRole('button', { name: asWritten(press) })).toBeTruthy()
  expect((await screen.findAllByRole('radio', { name }))[0]?.closest('label')?.textContent).toBeTruthy()
  expect(screen.getAllByText(period).length).toBeGreaterThan(0)
})
