import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '@companion/shared/session/current'
import { open } from '../../../test/open.tsx'
import { backend, control, withStandIn } from '../../../test/pay/payScreen.tsx'
import { orderOf } from '../../../test/browser/pay/openPay.ts'
import { PayResult } from './PayResult.tsx'

withStandIn()

/** Opens the result page for this order. The server responds after `delayMs` milliseconds. */
async function result(order: object, { query = '', delayMs = 0 } = {}) {
  await backend.fault({ method: 'GET', path: '/api/v1/orders/*', body: order, delayMs })
  const page = (
    <main>
      <PayResult />
    </main>
  )
  await open(page, { lang: 'en', at: `/pay/result?orderId=ord_1${query}`, api: backend.url })
  const pair = await backend.session()
  await act(async () => void session().signIn(pair))
}

test('who has paid can renew again, whatever is held by then (spec §2)', async () => {
  await control('/pay/subscription', { state: 'renewing' })
  const plan = { id: 'ai_month', name: 'AI monthly', period: { unit: 'month', count: 1 } }
  await result(orderOf({ status: 'fulfilled', plan }, { status: 'succeeded' }))
  expect(await screen.findByRole('button', { name: 'Renew again' })).toBeTruthy()
})

test('a clock that is set back a day while a payment is checked holds up no result', async () => {
  await result(orderOf({}), { query: '&status=cancel', delayMs: 300 })
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 86_400_000)
  expect(await screen.findByText('Waiting for confirmation', {}, { timeout: 3000 })).toBeTruthy()
})

test('who came back without paying can leave after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await result(orderOf({}))
  await screen.findByText('Checking the payment…')
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByText('Checking the payment…')).toBeTruthy()
  expect(screen.getByRole('button').textContent).toBe('I haven’t paid')
})

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('every result names plan, amount and order, and only a sure one says that nothing was charged', async () => {
  await result(orderOf({ status: 'canceled' }, { status: 'canceled' }))
  const title = await screen.findByRole('heading', { level: 1, name: 'Payment canceled' })
  expect(rows()).toEqual(['Plan, AI yearly', 'Total, $99.88', 'Order number, C20261121000001'])
  expect(screen.getByText('You haven’t been charged.')).toBeTruthy()
  expect(title.closest('[role="status"]')).toBeNull()
  cleanup()
  // The provider can still take the money.
  await backend.clearFaults()
  await result(orderOf({ status: 'expired' }, { status: 'pending' }))
  await screen.findByText('Order expired')
  expect(rows()).toHaveLength(3)
  expect(screen.queryByText('You haven’t been charged.')).toBeNull()
})

test('the amount that was paid stands below the heading, which screen readers get when it comes', async () => {
  await result(orderOf({ status: 'fulfilled' }, { status: 'succeeded', paidAt: '2026-11-21T10:05:00.000Z' }))
  const title = await screen.findByRole('heading', { level: 1, name: 'Payment successful' })
  expect(screen.getByText('$99.88')).toBeTruthy()
  expect(rows().some((row) => row?.startsWith('Total'))).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(title))
})
