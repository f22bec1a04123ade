import { Hono } from 'hono'
import { controlFields, invalid, namedUser } from './controlInput.ts'
import { putOrder } from './orderStates.ts'
import { orderStates, outcomes, planSets, subscriptionStates, usageSets } from './paySets.ts'
import { planRows } from './planCatalogue.ts'
import { settle } from './payments.ts'
import { setSubscription } from './subscriptions.ts'
import type { World } from './world.ts'

type Fields = Record<string, unknown>

/** Returns the value if it's one of the words. Otherwise throws an input error. */
function oneOf<T extends string>(words: readonly T[], name: string, value: unknown): T {
  return words.find((word) => word === value) ?? invalid(`'${name}' is one of: ${words.join(', ')}`)
}

function setPrice(world: World, { planId, minor }: Fields) {
  const ids = Object.values(planRows).flatMap((rows) => rows.map(({ id }) => id))
  if (!Number.isInteger(minor) || Number(minor) < 0) invalid(`'minor' is a whole number of the smallest unit`)
  world.state.prices.set(oneOf(ids, 'planId', planId), Number(minor))
  return { planId, minor }
}

/**
 * Settles a payment as its provider would, without the provider's page. Takes a payment id, or an order id
 * for the order's latest payment.
 */
function settleNow(world: World, { paymentId, orderId, result }: Fields) {
  const outcome = oneOf(outcomes, 'result', result)
  const id = paymentId ?? world.state.orders.get(String(orderId))?.view.payment?.id
  const payment =
    world.state.payments.get(String(id)) ?? invalid(`no such payment: ${String(paymentId ?? orderId)}`)
  return { changed: settle(world, payment, outcome), payment }
}

const entries: Readonly<Record<string, (world: World, fields: Fields) => unknown>> = {
  plans: (world, { set }) => ({ plans: (world.settings.plans = oneOf(planSets, 'set', set)) }),
  usages: (world, { set }) => ({ usages: (world.settings.usages = oneOf(usageSets, 'set', set)) }),
  subscription: (world, { user = 'demo', state }) => {
    setSubscription(world, namedUser(world, user).userId, oneOf(subscriptionStates, 'state', state))
    return { user, state }
  },
  order: (world, { user = 'demo', state }) =>
    putOrder(world, namedUser(world, user).userId, oneOf(orderStates, 'state', state)),
  price: setPrice,
  settle: settleNow,
}

/** `/standin/pay/...`: routes that set the plans on offer, subscriptions and payment outcomes. */
export function payControlRoutes(world: World): Hono {
  const app = new Hono()
  for (const [name, entry] of Object.entries(entries))
    app.post(`/standin/pay/${name}`, async (c) => c.json(entry(world, await controlFields(c)) as object))
  return app.get('/standin/pay/orders', (c) =>
    c.json([...world.state.orders.values()].map(({ view }) => view)),
  )
}
