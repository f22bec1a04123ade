import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '@companion/shared/session/current'
import { open } from '../open.tsx'
import { backend, control, show, withStandIn } from './payScreen.tsx'
import { orderOf } from '../browser/pay/openPay.ts'
import { PayResult } from '../../remotes/pay/screens/PayResult.tsx'

withStandIn()

type Answer = Readonly<Record<string, unknown>>

/** Resolves with the mock API's response for the demo user. */
async function answerTo(path: string): Promise<unknown> {
  const { accessToken } = await backend.session()
  const headers = { Authorization: `Bearer ${accessToken}` }
  return (await fetch(`${backend.url}/api/v1/${path}`, { headers })).json()
}

/**
 * Returns the response once per field, with that field null or of a wrong type. test/api/fields.test.ts
 * covers the fields at all depths.
 */
const spoilt = (answer: Answer) =>
  Object.keys(answer).map((field, index) => [field, { ...answer, [field]: index % 2 ? null : [{}] }] as const)

/** Counts the visible parts of the plans page. */
async function parts() {
  await show()
  await screen.findByRole('button', { name: 'Payment support' })
  const found = {
    plans: document.querySelectorAll('[data-part="plan"]').length,
    held: screen.queryAllByRole('region', { name: 'Current plan' }).length,
    usage: screen.queryAllByRole('meter').length,
  }
  cleanup()
  return found
}

test.each([
  // The current plan must not be guessed, so the page shows that it couldn't be loaded.
  ['subscriptions/current', { plans: 3, held: 1, usage: 2 }, { plan: { plans: 3, held: 0, usage: 0 } }],
  // A plan without essential fields is omitted, and the others are still shown.
  ['plans?app=SparkPro&lang=en', { plans: 3, held: 1, usage: 2 }, {}],
  ['usages/summary', { plans: 3, held: 1, usage: 2 }, {}],
  ['payments/config?channel=browser', { plans: 3, held: 1, usage: 2 }, {}],
] as const)('a field of %s that is unreadable leaves the rest of the page', async (path, whole, without) => {
  const answer = await answerTo(path)
  expect(await parts()).toEqual(whole)
  const [first, ...others] = (Array.isArray(answer) ? answer : [answer]) as readonly Answer[]
  for (const [field, changed] of spoilt(first!)) {
    await backend.fault({
      path: `/api/v1/${path.split('?')[0]}`,
      body: Array.isArray(answer) ? [changed, ...others] : changed,
    })
    const left = await parts()
    const least = (without as Readonly<Record<string, typeof whole>>)[field] ?? {
      plans: whole.plans - (path.startsWith('plans') ? 1 : 0),
      held: 1,
      usage: path.startsWith('usages') ? 1 : 2,
    }
    for (const part of ['plans', 'held', 'usage'] as const)
      expect(left[part], `${field}: ${part}`).toBeGreaterThanOrEqual(least[part])
    await backend.clearFaults()
  }
})

test('a field of an order that is unreadable hides no result', async () => {
  const order = orderOf({ status: 'fulfilled' }, { status: 'succeeded' }) as Answer
  const { id: _id, status: _status, ...fields } = order
  await control('/pay/subscription', { state: 'renewing' })
  for (const [field, changed] of spoilt(fields)) {
    await backend.fault({ method: 'GET', path: '/api/v1/orders/*', body: { ...order, ...changed } })
    await open(<PayResult />, { lang: 'en', at: '/pay/result?orderId=ord_1', api: backend.url })
    const pair = await backend.session()
    await act(async () => void session().signIn(pair))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent, field).toContain('Payment successful'),
    )
    cleanup()
    await backend.clearFaults()
  }
})
