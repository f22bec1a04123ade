import { expect } from '@playwright/test'
import { androidApp } from './actions.ts'
import { enter, press, seen, toQuestion, type Stage } from './openPay.ts'

const holding = (state: string) => async (stage: Stage) => {
  await stage.standin.control('POST', '/pay/subscription', { state })
  await enter(stage)
  await seen(stage, 'currentPlan')
  await seen(stage, 'choosePlan')
}

const usage = (set: string) => async (stage: Stage) => {
  await stage.standin.control('POST', '/pay/usages', { set })
  await enter(stage)
  await seen(stage, 'currentPlan')
  await seen(stage, 'payNow')
}

const broken = (path: string, key: string) => async (stage: Stage) => {
  await stage.standin.fault({ path, status: 500, body: {} })
  await enter(stage)
  await seen(stage, key)
}

/** Asks for a payment while something goes wrong with it. */
const trouble = (key: string, prepare: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await toQuestion(stage)
  await prepare(stage)
  await press(stage, 'goToPayment')
  await seen(stage, key)
}

const hang = ({ standin }: Stage) => standin.fault({ method: 'POST', path: '/api/v1/orders', hang: true })

/** Every state of the page with the plans, by name: what leads to it. */
export const listStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async loading(stage) {
    await stage.standin.fault({ path: '/api/v1/*', hang: true })
    await enter(stage)
    await expect(stage.page.locator('main')).toBeVisible()
  },
  active: holding('active'),
  expired: holding('expired'),
  expiring: holding('expiring'),
  unpaid: holding('past_due'),
  trial: holding('trialing'),
  paused: holding('paused'),
  async 'nothing held'(stage) {
    await enter(stage, '/pay/', 'second')
    await seen(stage, 'payNow')
  },
  'billed elsewhere': holding('elsewhere'),
  'over the limit': usage('over'),
  'without limit': usage('unlimited'),
  async empty(stage) {
    await stage.standin.control('POST', '/pay/plans', { set: 'empty' })
    await enter(stage, '/pay/', 'second')
    await seen(stage, 'noPlans')
  },
  async currencies(stage) {
    await stage.standin.control('POST', '/pay/plans', { set: 'currencies' })
    await enter(stage)
    await seen(stage, 'payNow')
  },
  'no plans came': broken('/api/v1/plans', 'plansFailed'),
  'no subscription came': broken('/api/v1/subscriptions/current', 'planFailed'),
  'no ways came': broken('/api/v1/payments/config', 'wayFailed'),
  async 'no way to pay'(stage) {
    await stage.standin.settings({ paymentConfigPatch: { providers: [] } })
    await enter(stage)
    await seen(stage, 'noWay')
  },
  async offline(stage) {
    await enter(stage)
    await seen(stage, 'payNow')
    await stage.standin.fault({ path: '/api/v1/plans', drop: true })
    await enter(stage)
    await seen(stage, 'offlineTitle')
  },
  async unfinished(stage) {
    await toQuestion(stage)
    await press(stage, 'goToPayment')
    await stage.page.getByRole('button', { name: 'Leave pending' }).waitFor()
    await enter(stage)
    await seen(stage, 'unfinished')
    await seen(stage, 'payNow')
  },
  async support(stage) {
    await enter(stage)
    await press(stage, 'support')
    await seen(stage, 'supportHint')
  },
  question: toQuestion,
  async 'several ways'(stage) {
    const storefront = { country: 'CN', channel: 'direct' }
    await androidApp(stage.page, { pay: 'never', storefront })
    await toQuestion(stage)
  },
  'order on its way': trouble('working', hang),
  async 'asked before leaving'(stage) {
    await trouble('working', hang)(stage)
    await stage.page.goBack()
    await seen(stage, 'leaveTitle')
  },
  async 'in the app'(stage) {
    await androidApp(stage.page, { pay: 'never' })
    await toQuestion(stage)
    await press(stage, 'goToPayment')
    await seen(stage, 'inApp')
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
  async 'another price'(stage) {
    await toQuestion(stage)
    await stage.standin.control('POST', '/pay/price', { planId: 'ai_month', minor: 1299 })
    await press(stage, 'goToPayment')
    await expect(
      stage.page
        .getByRole('dialog')
        .getByText(/12[.,]99/)
        .first(),
    ).toBeVisible()
  },
}
