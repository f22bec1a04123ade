import { Hono, type Context } from 'hono'
import { fieldsOf, isFields, textField, type Fields } from './body.ts'
import { once } from './idempotency.ts'
import type { Money, Order, OrderView, Plan } from './payShapes.ts'
import { planName, planOf } from './plans.ts'
import { refuse } from './refusals.ts'
import { extend } from './subscriptions.ts'
import { userOf } from './tokens.ts'
import { now, type World } from './world.ts'

const iso = (at: number) => new Date(at).toISOString()
const open = new Set<OrderView['status']>(['created', 'pending_payment'])

/** Applies elapsed time to an order. An unpaid order expires, and a paid order becomes a subscription. */
export function upToDate(world: World, order: Order): Order {
  const { view } = order
  const late = Date.parse(view.expiresAt) <= now(world)
  if (open.has(view.status) && late && view.payment?.status !== 'processing') view.status = 'expired'
  if (view.status === 'fulfilling' && (order.fulfilAt ?? 0) <= now(world)) {
    view.status = 'fulfilled'
    extend(world, order.userId, planOf(world, view.plan.id), view.payment?.provider ?? '')
  }
  return order
}

/** Applies elapsed time to all orders before each call, so that responses don't depend on earlier calls. */
export function keepTime(world: World): void {
  for (const order of world.state.orders.values()) upToDate(world, order)
}

/** Returns an order of this user. Throws `orderMissing` also for another user's order. */
export function orderOf(world: World, userId: string, id: string): Order {
  const order = world.state.orders.get(id)
  return order && order.userId === userId ? order : refuse('orderMissing')
}

/**
 * Compares the price that the page showed with the current price. Throws with the current price if they
 * differ.
 */
function checkAmount(expected: unknown, amount: Money): void {
  if (!isFields(expected)) return refuse('invalidRequest', { field: 'expectedAmount' })
  const details = { amount }
  if (expected.currency !== amount.currency) refuse('currency', { details })
  if (expected.minor !== amount.minor || expected.exponent !== amount.exponent) refuse('amount', { details })
}

/** Creates an order for a plan at its current price. */
export function addOrder(world: World, userId: string, plan: Plan, name?: string): Order {
  const count = world.state.orders.size + 1
  const at = now(world)
  const view: OrderView = {
    id: `ord_${name ?? count}`,
    no: `C${iso(at).slice(0, 10).replaceAll('-', '')}${String(count).padStart(6, '0')}`,
    plan: { id: plan.id, name: plan.name, period: plan.period },
    amount: plan.price,
    createdAt: iso(at),
    expiresAt: iso(at + world.settings.orderTtlS * 1000),
    status: 'created',
  }
  const order = { view, userId, closed: false }
  world.state.orders.set(view.id, order)
  return order
}

function createOrder(world: World, userId: string, fields: Fields): OrderView {
  const plan = planOf(world, textField(fields, 'planId'))
  if (plan.status !== 'active') refuse('planStatus')
  checkAmount(fields.expectedAmount, plan.price)
  return addOrder(world, userId, plan).view
}

/** Cancels an order at the user's request. Throws if the order is paid or already closed. */
function cancel(order: Order): void {
  const { view } = order
  const abandoned = view.status === 'canceled' || view.status === 'failed'
  if (!open.has(view.status) && !abandoned) refuse('orderStatus')
  if (view.payment?.status === 'processing') refuse('paymentStatus')
  if (view.payment?.status === 'pending') view.payment.status = 'canceled'
  view.status = 'canceled'
  order.closed = true
}

/** Returns the routes for orders of the token's account. */
export function orderRoutes(world: World): Hono {
  const signedIn = (c: Context) => userOf(world, c.req.header('authorization'))
  const shown = (c: Context, { view }: Order) => ({
    ...view,
    plan: planName(world, view.plan.id, c.req.query('lang') ?? 'en'),
  })
  return new Hono()
    .post('/api/v1/orders', async (c) => {
      const { userId } = await signedIn(c)
      const fields = await fieldsOf(c)
      return once(world, c, userId, fields, () => createOrder(world, userId, fields))
    })
    .get('/api/v1/orders', async (c) => {
      const { userId } = await signedIn(c)
      const own = [...world.state.orders.values()].filter((order) => order.userId === userId)
      const wanted = own.filter((order) => c.req.query('status') !== 'open' || open.has(order.view.status))
      return c.json(wanted.map((order) => shown(c, order)))
    })
    .get('/api/v1/orders/:id', async (c) => {
      const { userId } = await signedIn(c)
      return c.json(shown(c, orderOf(world, userId, c.req.param('id'))))
    })
    .post('/api/v1/orders/:id/cancel', async (c) => {
      const { userId } = await signedIn(c)
      const order = orderOf(world, userId, c.req.param('id'))
      cancel(order)
      return c.json(shown(c, order))
    })
}
