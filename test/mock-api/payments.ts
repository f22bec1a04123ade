import { Hono, type Context } from 'hono'
import { fieldsOf, optionalText, textField, type Fields } from './body.ts'
import { once } from './idempotency.ts'
import { orderOf, upToDate } from './orders.ts'
import { providers } from './payConfig.ts'
import type { Outcome } from './paySets.ts'
import type { Order, Payment } from './payShapes.ts'
import { planOf } from './plans.ts'
import { refuse } from './refusals.ts'
import { userOf } from './tokens.ts'
import { now, type World } from './world.ts'

const iso = (at: number) => new Date(at).toISOString()
const unsettled = new Set<Payment['status']>(['pending', 'processing'])
/** Return paths by the route name in the page's request. */
const returnRoutes: Readonly<Record<string, string>> = { payResult: '/pay/result' }

/**
 * Returns the calling page's origin. A call that isn't from a page has none and gets the API's own origin.
 */
function pageOrigin(c: Context): string {
  const origin = c.req.header('origin') ?? ''
  return /^https?:\/\/[^/]+$/.test(origin) ? origin : new URL(c.req.url).origin
}

function nextAction(world: World, c: Context, payment: Payment, planId: string) {
  const { settings } = world
  if (settings.forcedNext) return settings.forcedNext
  const { via, product } = providers[payment.provider] ?? refuse('providerMissing')
  if (via === 'bridge') {
    const productId = product && planOf(world, planId).storeProducts[product]
    const { orderId, id: paymentId } = payment
    return {
      type: 'bridge',
      provider: payment.provider,
      payload: { orderId, paymentId, ...(productId ? { productId } : {}) },
    }
  }
  const url = `${new URL(c.req.url).origin}/standin/pay/${payment.id}`
  if (settings.usWebPayment) return { type: 'external', url }
  return { type: 'redirect', url, method: settings.nextMethod, fields: { paymentId: payment.id } }
}

/** Starts a payment for an order, whose status then depends on the payment. */
export function addPayment(world: World, { view }: Order, provider: string): Payment {
  const payment: Payment = {
    id: `pay_${world.state.payments.size + 1}`,
    orderId: view.id,
    provider,
    amount: view.amount,
    createdAt: iso(now(world)),
    status: 'pending',
  }
  world.state.payments.set(payment.id, payment)
  view.payment = payment
  view.status = 'pending_payment'
  return payment
}

/**
 * Starts a payment. After a failed or cancelled attempt the order can be paid again, unless it has expired or
 * the user cancelled it.
 */
function start(world: World, c: Context, order: Order, fields: Fields) {
  const { view } = order
  const provider = textField(fields, 'provider')
  const route = returnRoutes[optionalText(fields, 'returnRoute') || 'payResult']
  if (!route) return refuse('invalidRequest', { field: 'returnRoute' })
  if (!Object.hasOwn(providers, provider)) refuse('providerMissing')
  const late = Date.parse(view.expiresAt) <= now(world)
  const payable = ['created', 'pending_payment', 'failed', 'canceled'].includes(view.status)
  if (!payable || order.closed || late) refuse('orderStatus')
  if (view.payment?.status === 'processing') refuse('paymentStatus')
  if (view.payment?.status === 'pending') view.payment.status = 'canceled'
  const payment = addPayment(world, order, provider)
  order.returnUrl = `${pageOrigin(c)}${route}?orderId=${view.id}`
  return { payment, next: nextAction(world, c, payment, view.plan.id) }
}

const failures: Readonly<Record<'fail' | 'cancel', Payment['failure']>> = {
  fail: { code: 44004, providerCode: 'card_declined', retryable: true },
  cancel: { code: 44005, providerCode: 'user_canceled', retryable: true },
}

/** Settles a payment with the provider's outcome. Returns false if it was already settled. */
export function settle(world: World, payment: Payment, outcome: Outcome): boolean {
  const order = world.state.orders.get(payment.orderId)
  if (!order || !unsettled.has(payment.status)) return false
  const { view } = order
  if (outcome === 'pending') payment.status = 'processing'
  else if (outcome === 'succeed') {
    payment.status = 'succeeded'
    payment.paidAt = view.paidAt = iso(now(world))
    view.status = 'fulfilling'
    order.fulfilAt = now(world) + world.settings.fulfilDelayMs
  } else {
    payment.status = outcome === 'fail' ? 'failed' : 'canceled'
    view.status = payment.status
    Object.assign(payment, { failure: failures[outcome] })
  }
  upToDate(world, order)
  return true
}

/** Accepts a receipt unless it's marked as bad. Each receipt pays one payment only. */
function verify(world: World, payment: Payment, fields: Fields): Payment {
  const receipt = ['receipt', 'transactionId', 'purchaseToken']
    .map((name) => optionalText(fields, name))
    .join('')
  if (receipt === '') refuse('invalidRequest', { field: 'receipt' })
  const used = world.state.usedReceipts.get(receipt) ?? payment.id
  if (receipt.startsWith('invalid') || used !== payment.id) refuse('verificationFailed')
  if (payment.status === 'succeeded') return payment
  const outcome = receipt.startsWith('pending') ? 'pending' : 'succeed'
  if (!settle(world, payment, outcome)) refuse('paymentStatus')
  if (outcome === 'succeed') world.state.usedReceipts.set(receipt, payment.id)
  return payment
}

/** Routes that start a payment for an order, and that verify a payment made by the app. */
export function paymentRoutes(world: World): Hono {
  const signedIn = (c: Context) => userOf(world, c.req.header('authorization'))
  return new Hono()
    .post('/api/v1/orders/:id/payments', async (c) => {
      const { userId } = await signedIn(c)
      const fields = await fieldsOf(c)
      const order = orderOf(world, userId, c.req.param('id'))
      return once(world, c, userId, fields, () => start(world, c, order, fields))
    })
    .post('/api/v1/payments/:id/verify', async (c) => {
      const { userId } = await signedIn(c)
      const payment = world.state.payments.get(c.req.param('id')) ?? refuse('verificationFailed')
      orderOf(world, userId, payment.orderId)
      return c.json(verify(world, payment, await fieldsOf(c)))
    })
}
