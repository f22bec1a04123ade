import { androidApp } from './actions.ts'
import { enter, press, seen, toQuestion, toResult, type Stage } from './openPay.ts'

const paid = { status: 'succeeded', paidAt: '2026-11-21T10:05:00.000Z' }

/** Lets a minute pass, once nothing is on its way: what takes a minute by the page's clock counts as lost. */
async function minuteLater({ page }: Stage): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(61_000)
}

/** Every state of the result page, by name: what leads to it. */
export const resultStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  checking: (stage) => toResult(stage, 'checking', {}),
  async 'not confirmed'(stage) {
    await stage.page.clock.install()
    await toResult(stage, 'checking', {})
    await minuteLater(stage)
    await seen(stage, 'pending')
  },
  async 'not confirmed, no connection'(stage) {
    await stage.page.clock.install()
    await toResult(stage, 'checking', {})
    await stage.standin.clearFaults()
    await stage.standin.fault({ path: '/api/v1/orders/*', drop: true })
    await minuteLater(stage)
    await seen(stage, 'pending')
    await seen(stage, 'notConnected')
  },
  success: (stage) => toResult(stage, 'success', { status: 'fulfilled' }, paid),
  activating: (stage) => toResult(stage, 'activating', { status: 'fulfilling' }, paid),
  async 'activating late'(stage) {
    await stage.page.clock.install()
    await toResult(stage, 'activating', { status: 'paid' }, paid)
    await minuteLater(stage)
    await seen(stage, 'activatingLate')
  },
  canceled: (stage) => toResult(stage, 'canceled', { status: 'canceled' }, { status: 'canceled' }),
  failed: (stage) => toResult(stage, 'failed', { status: 'failed' }, { status: 'failed' }),
  declined: (stage) =>
    toResult(
      stage,
      'declined',
      { status: 'failed' },
      { status: 'failed', failure: { code: 44004, retryable: true } },
    ),
  'order expired': (stage) => toResult(stage, 'orderExpired', { status: 'expired' }),
  refunded: (stage) => toResult(stage, 'refunded', { status: 'refunding' }, { status: 'refunding' }),
  async missing(stage) {
    await enter(stage, '/pay/result?orderId=ord_404')
    await seen(stage, 'missing')
  },
  async 'given up in the app'(stage) {
    await androidApp(stage.page, { pay: { status: 'canceled' } })
    await toQuestion(stage)
    await press(stage, 'goToPayment')
    await seen(stage, 'dropped')
  },
  async opening(stage) {
    // A provider that answers with nothing leaves the page where it is.
    await stage.page.route('**/standin/pay/pay_*', (route) => route.fulfill({ status: 204 }))
    await toQuestion(stage)
    await press(stage, 'goToPayment')
    await seen(stage, 'opening')
  },
}
