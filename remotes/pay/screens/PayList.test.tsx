import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toasts } from '@companion/shared/toasts/queue'
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
  ['past_due', 'Payment overdue', /last payment failed/],
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
  const go = question.getByRole('button', { name: /^Go to payment/ })
  expect(go.getAttribute('aria-disabled')).toBeNull()
  expect(question.getByText('You’re offline')).toBeTruthy()
  await backend.fault({ method: 'POST', path: '/api/v1/orders', drop: true })
  await user.click(go)
  expect(await question.findByText('No connection. Check your network and try again.')).toBeTruthy()
})

test.each([
  ['default', ['129 of 300', '171 AI chats left', '51 of 120 min']],
  ['over', ['300 of 300', 'Limit reached']],
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
    expect(await screen.findByText('Your current plan didn’t load')).toBeTruthy()
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
    expect(await screen.findByText('The plans didn’t load')).toBeTruthy()
    expect(await held()).toBeTruthy()
    await backend.clearFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await plan(/AI yearly/)).toBeTruthy()
  })
})

describe('a business error', () => {
  const refusal = { status: 400, body: { code: 41001, message: 'app_not_found' } }

  test('of a load is shown by the screen, and its toast is for screen readers only', async () => {
    await backend.fault({ path: '/api/v1/plans', ...refusal })
    await show()
    expect(await screen.findByText('The plans didn’t load')).toBeTruthy()
    await waitFor(() => expect(toasts.list).toMatchObject([{ tone: 'danger', inline: true }]))
  })

  test('of the purchase is a visible toast', async () => {
    await backend.fault({ method: 'POST', path: '/api/v1/orders', ...refusal })
    const { user } = await show()
    await user.click(await payNow())
    await user.click(await screen.findByRole('button', { name: /^Go to payment/ }))
    await waitFor(() => expect(toasts.list).toMatchObject([{ tone: 'danger', inline: false }]))
  })
})

describe('a page that another one has bought beside', () => {
  const calls = async (path: string, of: string) =>
    (await backend.requests(path)).filter((call) => call.path === path && call.method === of).length
  const asked = () => calls('/api/v1/subscriptions/current', 'GET')
  const ordered = () => calls('/api/v1/orders', 'POST')
  const seenAgain = () => act(async () => document.dispatchEvent(new Event('visibilitychange')))

  test('shows what is held by now as soon as it is seen again, once at a time', async () => {
    const { user } = await show({ user: 'second' })
    await user.click(await payNow())
    await screen.findByRole('dialog')
    await control('/pay/subscription', { user: 'second', state: 'renewing' })
    const before = await asked()
    await seenAgain()
    await seenAgain()
    expect(await held()).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
    expect(await asked()).toBe(before + 1)
    // If the closed sheet's history entry remained, the next sheet wouldn't open.
    await user.click(await plan(/AI yearly/))
    await user.click(await screen.findByRole('button', { name: 'Switch to AI yearly' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test('orders nothing that is held by now, and says what is', async () => {
    const { user } = await show({ user: 'second' })
    await user.click(await payNow())
    const go = await screen.findByRole('button', { name: /^Go to payment/ })
    await control('/pay/subscription', { user: 'second', state: 'renewing' })
    await user.click(go)
    expect(await held()).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts.list.at(-1)?.text).toMatch(/^AI monthly · Renews on /)
    expect(await ordered()).toBe(0)
  })

  test('asks again where the plan has become a switch', async () => {
    const { user } = await show({ user: 'second' })
    await user.click(await plan(/AI yearly/))
    await user.click(await payNow())
    const question = within(await screen.findByRole('dialog'))
    await control('/pay/subscription', { user: 'second', state: 'renewing' })
    await user.click(await question.findByRole('button', { name: /^Go to payment/ }))
    expect(await question.findByText('This replaces AI monthly, which won’t renew again.')).toBeTruthy()
    expect(question.getByText('We couldn’t start the payment. Please try again.')).toBeTruthy()
    expect(await ordered()).toBe(0)
  })

  test('buys where that cannot be read', async () => {
    const { user } = await show({ user: 'second' })
    await user.click(await payNow())
    await backend.fault({ path: '/api/v1/subscriptions/current', status: 500, body: {} })
    await user.click(await screen.findByRole('button', { name: /^Go to payment/ }))
    await waitFor(async () => expect(await ordered()).toBe(1))
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
  await user.click(await screen.findByRole('button', { name: /^Go to payment/ }))
  await screen.findByText('Preparing your order…')
  expect(strongestGuard()).toBe('block')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(strongestGuard()).toBeUndefined())
})

test.each([
  ['de', 'Jetzt bezahlen', /KI jährlich/, 'Zahlung monatlich'],
  ['zh', '立即支付', /AI 年度会员/, '按月支付'],
  ['ar', 'الدفع الآن', /سنوي/, 'تُدفع شهريًا'],
])('speaks %s', async (lang, press, name, period) => {
  await show({ lang })
  expect(await screen.findByRole('button', { name: asWritten(press) })).toBeTruthy()
  expect((await screen.findAllByRole('radio', { name }))[0]?.closest('label')?.textContent).toBeTruthy()
  expect(screen.getAllByText(asWritten(period)).length).toBeGreaterThan(0)
})
