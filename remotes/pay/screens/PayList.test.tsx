import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@companion/shared/session/current'
import { dropCarried, strongestGuard } from '@companion/shared/swap/guard'
import { asWritten } from '../../../test/asWritten.ts'
import { startBackend, type RunningBackend } from '../../../test/backend/server.ts'
import { open } from '../../../test/open.tsx'
import { PayList } from './PayList.tsx'

let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  vi.restoreAllMocks()
  dropCarried()
  await backend.reset()
})

async function show({ lang = 'en', user = 'demo' } = {}) {
  const opened = await open(<PayList />, { lang, at: '/pay', api: backend.url })
  const pair = await backend.session({ user })
  await act(async () => void session().signIn(pair))
  return opened
}
const held = () => screen.findByRole('region', { name: 'Current plan' })
const plan = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const payNow = () => screen.findByRole('button', { name: 'Pay now' })
const control = (path: string, body: object) => backend.control('POST', path, body)

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
  await payNow()
  expect(card.queryByRole('button', { name: 'Renew' }) !== null).toBe(state === 'expired')
})

test('without a network paying is held, with the reason, and goes on when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  const network = (there: boolean) => {
    onLine.mockReturnValue(there)
    act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')))
  }
  await show()
  const button = await payNow()
  network(false)
  // A component that has just been shown subscribes a moment later.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('You can pay once you are back online.')
  act(() => button.click())
  expect(screen.queryByRole('dialog')).toBeNull()
  network(true)
  act(() => button.click())
  const question = within(await screen.findByRole('dialog'))
  network(false)
  const go = question.getByRole('button', { name: 'Go to payment' })
  await waitFor(() => expect(go.getAttribute('aria-disabled')).toBe('true'))
  expect(question.getByText('You can pay once you are back online.')).toBeTruthy()
  network(true)
  expect(go.getAttribute('aria-disabled')).toBeNull()
})

test.each([
  ['default', ['129 of 300 times', '171 times left']],
  ['over', ['300 of 300 times', 'Limit reached']],
  ['unlimited', ['Unlimited']],
])('usage "%s"', async (set, words) => {
  await control('/pay/usages', { set })
  await show()
  const card = within(await held())
  await card.findAllByText('AI image and text chat')
  for (const text of words) expect(card.getAllByText(text).length).toBeGreaterThan(0)
})

test('a plan says its price, what it used to cost, its period and what is in it', async () => {
  await show()
  const quarter = await plan(/AI quarterly/)
  const appStatus = quarter.closest('label')?.textContent ?? ''
  for (const text of [
    '15% off',
    '$29.97',
    '$25.47',
    'per quarter',
    '$8.49 per month',
    '1,000 times',
    '400 minutes',
  ])
    expect(appStatus).toContain(text)
  expect((await plan(/AI yearly/)).closest('label')?.textContent).toMatch(
    /\$20\.00 off.*Unlimited.*100 hours/,
  )
  expect((await plan(/AI day pass/)).closest('label')?.textContent).toMatch(/for 1 day.*15 minutes/)
})

test('a plan that is not sold any more can be seen and not chosen', async () => {
  await show()
  const old = await plan(/AI monthly \(2024\)/)
  expect(old.disabled).toBe(true)
  expect(old.closest('label')?.textContent).toContain('Not available at the moment')
})

test('what the user holds is chosen first, else what is recommended', async () => {
  await show({ user: 'second' })
  expect((await plan(/^AI monthly(?! \()/)).checked).toBe(true)
  expect(screen.queryByRole('region', { name: 'Current plan' })).toBeNull()
})

test('what the user holds does not hold the plans up; before it is known nothing is chosen for them or sold', async () => {
  await backend.fault({ path: '/api/v1/subscriptions/current', hang: true })
  const { user } = await show()
  const yearly = await plan(/AI yearly/)
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  await user.click(yearly)
  expect(yearly.checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
})

describe('one part that fails leaves the others', () => {
  test('the subscription', async () => {
    await backend.fault({ path: '/api/v1/subscriptions/current', status: 500, body: {} })
    const { user } = await show()
    expect(await screen.findByText('Your current plan could not be loaded')).toBeTruthy()
    expect(await payNow()).toBeTruthy()
    await backend.clearFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await held()).toBeTruthy()
  })

  test('the usage, silently', async () => {
    await backend.fault({ path: '/api/v1/usages/summary', status: 500, body: {} })
    await show()
    const card = within(await held())
    await payNow()
    expect(card.queryByRole('meter')).toBeNull()
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
