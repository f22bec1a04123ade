import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backend, control, payNow, plan, show, withStandIn } from '../../../test/pay/payScreen.tsx'

withStandIn()

const now = new Date().toISOString()

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
  expect((await plan(/AI day pass/)).closest('label')?.textContent).toMatch(/15 minutes.*for 1 day/)
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
  const old = await screen.findByRole<HTMLInputElement>('radio', { name: /AI monthly \(2024\)/ })
  expect(old.disabled).toBe(true)
  expect(old.closest('label')?.textContent).toContain('Not available at the moment')
})

test.each([
  ['active', true],
  ['renewing', true],
  ['expired', false],
  ['past_due', false],
])('who holds a plan that is %s reads to when it is extended: %s', async (state, extends_) => {
  await control('/pay/subscription', { state })
  const { user } = await show()
  await payNow()
  const bar = within(document.querySelector<HTMLElement>('[data-part="foot"]')!)
  expect(bar.getByText('AI monthly').parentElement?.textContent).toBe('AI monthly $9.99')
  expect(bar.queryByText(/^Extend until \w+ \d+, \d{4}$/) !== null).toBe(extends_)
  await user.click(await plan(/AI yearly/))
  expect(bar.getByText('AI yearly').parentElement?.textContent).toBe('AI yearly $99.88')
  expect(bar.getByText('per year')).toBeTruthy()
})

test('what is chosen first stands first, and the rows stay where they are when another is chosen', async () => {
  const { user } = await show()
  await payNow()
  const order = () =>
    screen.getAllByRole('radio').map((each) => each.closest('label')?.querySelector('bdi')?.textContent)
  const names = ['AI monthly', 'AI day pass', 'AI week pass', 'AI quarterly', 'AI yearly']
  expect(order()).toEqual(names)
  await user.click(await plan(/AI yearly/))
  expect(order()).toEqual(names)
  expect(screen.getByRole('heading', { name: 'Included in AI yearly' })).toBeTruthy()
  const included = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(included).toContain('AI translation100 hours')
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
