import { expect } from '@playwright/test'
import { androidApp } from './actions.ts'
import { enter, press, seen, toQuestion, type PayState } from './openPay.ts'

const holding =
  (subscription: string, list = 'choosePlan') =>
  async (state: PayState) => {
    await state.standin.control('POST', '/pay/subscription', { state: subscription })
    await enter(state)
    await seen(state, 'currentPlan')
    await seen(state, list)
  }

const usage = (set: string) => async (state: PayState) => {
  await state.standin.control('POST', '/pay/usages', { set })
  await enter(state)
  await seen(state, 'currentPlan')
  await seen(state, 'payNow')
}

const broken = (path: string, key: string) => async (state: PayState) => {
  await state.standin.fault({ path, status: 500, body: {} })
  await enter(state)
  await seen(state, key)
}

/**
 * Returns the steps to a failed payment: opens the confirmation, prepares the failure, then starts the
 * payment.
 */
const trouble = (key: string, prepare: (state: PayState) => Promise<unknown>) => async (state: PayState) => {
  await toQuestion(state)
  await prepare(state)
  await press(state, 'goToPayment')
  await seen(state, key)
}

const hang = ({ standin }: PayState) => standin.fault({ method: 'POST', path: '/api/v1/orders', hang: true })

/** Steps that lead to each state of the plans page, by the state's name. */
export const listStates: Readonly<Record<string, (state: PayState) => Promise<void>>> = {
  async loading(state) {
    await state.standin.fault({ path: '/api/v1/*', hang: true })
    await enter(state)
    await expect(state.page.locator('main')).toBeVisible()
  },
  active: holding('active'),
  renewing: holding('renewing'),
  expired: holding('expired'),
  expiring: holding('expiring'),
  unpaid: holding('past_due'),
  trial: holding('trialing'),
  paused: holding('paused'),
  async 'nothing held'(state) {
    await enter(state, '/pay/', 'second')
    await seen(state, 'payNow')
  },
  'billed elsewhere': holding('elsewhere', 'otherPlans'),
  'over the limit': usage('over'),
  'without limit': usage('unlimited'),
  async empty(state) {
    await state.standin.control('POST', '/pay/plans', { set: 'empty' })
    await enter(state, '/pay/', 'second')
    await seen(state, 'noPlans')
  },
  async currencies(state) {
    await state.standin.control('POST', '/pay/plans', { set: 'currencies' })
    await enter(state)
    await seen(state, 'payNow')
  },
  'no plans came': broken('/api/v1/plans', 'plansFailed'),
  'no subscription came': broken('/api/v1/subscriptions/current', 'planFailed'),
  'no ways came': broken('/api/v1/payments/config', 'wayFailed'),
  async 'no way to pay'(state) {
    await state.standin.settings({ paymentConfigPatch: { providers: [] } })
    await enter(state)
    await seen(state, 'noWay')
  },
  async offline(state) {
    await enter(state)
    await seen(state, 'payNow')
    await state.standin.fault({ path: '/api/v1/plans', drop: true })
    await enter(state)
    await seen(state, 'offlineTitle')
  },
  async unfinished(state) {
    await toQuestion(state)
    await press(state, 'goToPayment')
    await state.page.getByRole('button', { name: 'Leave pending' }).waitFor()
    await enter(state)
    await seen(state, 'unfinished')
    await seen(state, 'payNow')
  },
  async support(state) {
    await enter(state)
    await press(state, 'support')
    await seen(state, 'supportHint')
  },
  question: toQuestion,
  async 'several ways'(state) {
    const storefront = { country: 'CN', channel: 'direct' }
    await androidApp(state.page, { pay: 'never', storefront })
    await toQuestion(state)
  },
  'order on its way': trouble('working', hang),
  async 'asked before leaving'(state) {
    await trouble('working', hang)(state)
    await state.page.goBack()
    await seen(state, 'leaveTitle')
  },
  async 'in the app'(state) {
    await androidApp(state.page, { pay: 'never' })
    await toQuestion(state)
    await press(state, 'goToPayment')
    await seen(state, 'inApp')
  },
  'not connected': trouble('notConnected', ({ standin }) =>
    standin.fault({ method: 'POST', path: '/api/v1/orders', drop: true }),
  ),
  'refused by the server': trouble('notStarted', ({ standin }) =>
    standin.fault({
      method: 'POST',
      path: '/api/v1/orders',
      status: 500,
      body: { code: 42102, message: 'create order failed' },
    }),
  ),
  'hostile address': trouble('unsafe', ({ standin }) =>
    standin.settings({ forcedNext: { type: 'external', url: 'https://evil.example/' } }),
  ),
  async 'another price'(state) {
    await toQuestion(state)
    await state.standin.control('POST', '/pay/price', { planId: 'ai_month', minor: 1299 })
    await press(state, 'goToPayment')
    await expect(
      state.page
        .getByRole('dialog')
        .getByText(/12[.,]99/)
        .first(),
    ).toBeVisible()
  },
}
