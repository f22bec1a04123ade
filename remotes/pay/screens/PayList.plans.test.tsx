import { cleanup, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backend, control, held, payNow, plan, show, withStandIn } from '../../../test/pay/payScreen.tsx'

withStandIn()

const now = new Date().toISOString()

const shortPasses = () => screen.getByRole('button', { name: /^Short passes/ })

test('a plan says its price, what it used to cost, its period and what is in it', async () => {
  const { user } = await show()
  const quarter = await plan(/AI quarterly/)
  const appStatus = quarter.closest('label')?.textContent ?? ''
  for (const text of [
    'Save 15%',
    '$29.97',
    '$25.47',
    '$8.49 / month, billed quarterly',
    '1,000 AI chats, 400 min of translation',
  ])
    expect(appStatus).toContain(text)
  expect((await plan(/AI yearly/)).closest('label')?.textContent).toMatch(
    /Save 17%.*billed yearly.*Unlimited AI chats, 100 hr of translation/,
  )
  await user.click(shortPasses())
  expect((await plan(/AI day pass/)).closest('label')?.textContent).toMatch(/For 1 day.*15 min/)
})

test('the longest plan stands first, and passes for days and weeks are folded', async () => {
  const { user } = await show()
  await payNow()
  const names = () =>
    screen.getAllByRole('radio').map((each) => each.closest('label')?.querySelector('bdi')?.textContent)
  const long = ['AI yearly', 'AI quarterly', 'AI monthly']
  expect(names()).toEqual(long)
  expect(shortPasses().textContent).toContain('AI week pass · AI day pass')
  await user.click(shortPasses())
  expect(names()).toEqual([...long, 'AI week pass', 'AI day pass'])
  await user.click(await plan(/AI day pass/))
  expect(foot()?.textContent).toContain('AI day pass')
})

test('a plan that is not sold any more is shown to who holds it alone, and cannot be chosen', async () => {
  await show()
  await payNow()
  expect(screen.queryByRole('radio', { name: /AI monthly \(2024\)/ })).toBeNull()
  cleanup()
  const plan = { id: 'ai_month_2024', name: 'AI monthly (2024)', period: { unit: 'month', count: 1 } }
  await backend.fault({
    path: '/api/v1/subscriptions/current',
    body: {
      id: 's',
      plan,
      startedAt: now,
      expiresAt: null,
      willRenew: false,
      status: 'active',
      managedBy: '',
    },
  })
  await show()
  const rows = (await screen.findAllByText('AI monthly (2024)')).map((it) => it.closest('[data-part="plan"]'))
  expect(
    rows
      .filter(Boolean)
      .map((it) => it?.textContent)
      .join(),
  ).toMatch(/Current plan, No end date/)
  expect(screen.queryByRole('radio', { name: /AI monthly \(2024\)/ })).toBeNull()
})

test('the question says when a plan that renews is paid for next, and of a pass nothing of the kind', async () => {
  const { user } = await subscribed('none')
  await user.click(await plan(/AI yearly/))
  await user.click(await payNow())
  const question = within(await screen.findByRole('dialog'))
  const nextYear = String(new Date().getFullYear() + 1)
  expect(question.getByText('Next payment').closest('li')?.textContent).toContain(nextYear)
  expect(question.getByRole('button', { name: 'Go to payment · $99.88' })).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Close' }))
  await user.click(shortPasses())
  await user.click(await plan(/AI day pass/))
  await user.click(await payNow())
  expect(await screen.findByText('One-time payment')).toBeTruthy()
  expect(screen.queryByText('Next payment')).toBeNull()
})

const foot = () => document.querySelector<HTMLElement>('[data-part="foot"]')
const chosen = () => screen.queryAllByRole('radio', { checked: true })
const subscribed = async (state: string) => {
  await control('/pay/subscription', { state })
  const opened = await show()
  if (state !== 'none') await held()
  await screen.findByRole('button', { name: 'Payment support' })
  return opened
}

test.each([
  ['active', 'Pay now', true],
  ['expiring', 'Pay now', true],
  ['canceled', 'Pay now', true],
  ['paused', 'Pay now', false],
  ['past_due', 'Pay now', false],
  ['expired', 'Renew', false],
])('who holds a plan that is %s is offered it: %s, extended: %s', async (state, action, extended) => {
  const { user } = await subscribed(state)
  const bar = within(foot()!)
  expect(bar.getByText('AI monthly').parentElement?.textContent).toBe('AI monthly $9.99')
  expect(bar.getByRole('button').textContent).toBe(action)
  expect(bar.queryByText(/^Extend until \w+ \d+, \d{4}$/) !== null).toBe(extended)
  await user.click(await plan(/AI yearly/))
  expect(bar.getByText('AI yearly').parentElement?.textContent).toBe('AI yearly $99.88')
  expect(bar.getByText('Billed yearly')).toBeTruthy()
  expect(bar.getByRole('button').textContent).toBe('Pay now')
})

test.each(['renewing', 'trialing'])(
  'a plan that is %s is not sold again; another one is a switch, and the question says so',
  async (state) => {
    const { user } = await subscribed(state)
    expect(chosen()).toEqual([])
    expect(foot()).toBeNull()
    expect(screen.queryByRole('radio', { name: /AI monthly(?! \()/ })).toBeNull()
    const row = screen.getAllByText('AI monthly').map((it) => it.closest('[data-part="plan"]')?.textContent)
    expect(row.join()).toMatch(/Current plan, (Renews on|Trial until) \w{3} \d+, \d{4}/)
    await user.click(await plan(/AI yearly/))
    await user.click(within(foot()!).getByRole('button', { name: 'Switch to AI yearly' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText('This replaces AI monthly, which won’t renew again.')).toBeTruthy()
    expect(question.getByText('Renews automatically until canceled')).toBeTruthy()
  },
)

test('plans that cannot be bought here cannot be chosen', async () => {
  await subscribed('elsewhere')
  expect(await screen.findByText('AI yearly')).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(foot()).toBeNull()
  const others = within(screen.getByRole('heading', { name: 'Other plans' }).closest('section')!)
  expect(others.queryByText('AI monthly')).toBeNull()
  cleanup()
  await control('/pay/subscription', { state: 'none' })
  await backend.settings({ paymentConfigPatch: { providers: [] } })
  await show()
  expect(await screen.findByText('Payment isn’t available here')).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('while it is not known what the user holds, nothing is chosen for them', async () => {
  await backend.fault({ path: '/api/v1/subscriptions/current', status: 500, body: {} })
  const { user } = await show()
  await screen.findByText('Your current plan didn’t load')
  expect(chosen()).toEqual([])
  await user.click(await plan(/AI yearly/))
  expect(await payNow()).toBeTruthy()
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

test('a plan runs by the server’s clock: a device’s that is a year ahead ends none', async () => {
  const ahead = 400 * 86_400_000
  vi.useFakeTimers({ now: Date.now() + ahead, toFake: ['Date'] })
  companion.clockSkew = ahead
  onTestFinished(() => {
    vi.useRealTimers()
    delete companion.clockSkew
  })
  await subscribed('active')
  expect(within(foot()!).getByRole('button').textContent).toBe('Pay now')
  expect(screen.queryByText(/Expired/)).toBeNull()
})
