import { addOrder } from './orders.ts'
import { addPayment, settle } from './payments.ts'
import type { Order, OrderView, Payment } from './payShapes.ts'
import type { OrderState } from './paySets.ts'
import { planOf } from './plans.ts'
import { now, type World } from './world.ts'

const iso = (at: number) => new Date(at).toISOString()

/** Functions that put a newly paid order into each state. */
const become: Readonly<Record<OrderState, (world: World, order: Order, payment: Payment) => unknown>> = {
  unpaid: () => {},
  pending: (world, _, payment) => settle(world, payment, 'pending'),
  // Doesn't change the user's plan, so that recreating the order gives the same result.
  activating: (world, order, payment) => {
    payment.paidAt = order.view.paidAt = iso(now(world))
    payment.status = 'succeeded'
    order.view.status = 'fulfilling'
    order.fulfilAt = Infinity
  },
  fulfilled: (world, order, payment) => {
    become.activating(world, order, payment)
    order.view.status = 'fulfilled'
  },
  canceled: (world, _, payment) => settle(world, payment, 'cancel'),
  declined: (world, _, payment) => settle(world, payment, 'fail'),
  failed: (world, _, payment) => {
    settle(world, payment, 'fail')
    delete payment.failure
  },
  expired: (world, { view }) => {
    view.expiresAt = iso(now(world))
  },
  refunded: (world, order, payment) => {
    become.fulfilled(world, order, payment)
    order.view.status = payment.status = 'refunded'
  },
}

/** Creates this user's order `ord_<state>`. It replaces an earlier one. */
export function putOrder(world: World, userId: string, state: OrderState): OrderView {
  world.state.orders.delete(`ord_${state}`)
  const order = addOrder(world, userId, planOf(world, 'ai_month'), state)
  become[state](world, order, addPayment(world, order, 'testpay'))
  return order.view
}
