import { androidApp } from './actions.ts'
import { enter, press, seen, toQuestion, toResult, type PayState } from './openPay.ts'

const paid = { status: 'succeeded', paidAt: '2026-11-21T10:05:00.000Z' }

/**
 * Advances the fake clock by a minute once nothing is in flight. Otherwise the request in flight would time
 * out.
 */
async function minuteLater({ page }: PayState): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(61_000)
}

/** Steps that lead to each state of the result page, by the state's name. */
export const resultStates: Readonly<Record<string, (state: PayState) => Promise<void>>> = {
  checking: (state) => toResult(state, 'checking', {}),
  async 'not confirmed'(state) {
    await state.page.clock.install()
    await toResult(state, 'checking', {})
    await minuteLater(state)
    await seen(state, 'pending')
  },
  async 'not confirmed, no connection'(state) {
    await state.page.clock.install()
    await toResult(state, 'checking', {})
    await state.standin.clearFaults()
    await state.standin.fault({ path: '/api/v1/orders/*', drop: true })
    await minuteLater(state)
    await seen(state, 'pending')
    await seen(state, 'notConnected')
  },
  success: (state) => toResult(state, 'success', { status: 'fulfilled' }, paid),
  activating: (state) => toResult(state, 'activating', { status: 'fulfilling' }, paid),
  async 'activating late'(state) {
    await state.page.clock.install()
    await toResult(state, 'activating', { status: 'paid' }, paid)
    await minuteLater(state)
    await seen(state, 'activatingLate')
  },
  canceled: (state) => toResult(state, 'canceled', { status: 'canceled' }, { status: 'canceled' }),
  failed: (state) => toResult(state, 'failed', { status: 'failed' }, { status: 'failed' }),
  declined: (state) =>
    toResult(
      state,
      'declined',
      { status: 'failed' },
      { status: 'failed', failure: { code: 44004, retryable: true } },
    ),
  'order expired': (state) => toResult(state, 'orderExpired', { status: 'expired' }),
  refunded: (state) => toResult(state, 'refunded', { status: 'refunding' }, { status: 'refunding' }),
  async missing(state) {
    await enter(state, '/pay/result?orderId=ord_404')
    await seen(state, 'missing')
  },
  async 'given up in the app'(state) {
    await androidApp(state.page, { pay: { status: 'canceled' } })
    await toQuestion(state)
    await press(state, 'goToPayment')
    await seen(state, 'dropped')
  },
  async opening(state) {
    // A 204 from the provider doesn't navigate, so the page stays in this state.
    await state.page.route('**/standin/pay/pay_*', (route) => route.fulfill({ status: 204 }))
    await toQuestion(state)
    await press(state, 'goToPayment')
    await seen(state, 'opening')
  },
}
