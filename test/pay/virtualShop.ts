import { ApiError } from '@companion/shared/http/apiError'
import type { NextAction, Order } from '@companion/remote-pay/endpoints'
import type { Pending } from '../../remotes/pay/model/pending.ts'
import type { PurchaseDeps, PurchaseRequest } from '../../remotes/pay/model/purchase.ts'

export const amount = { minor: 999, currency: 'USD', exponent: 2 }
export const request: PurchaseRequest = { planId: 'month', amount, provider: 'testpay' }
const next: NextAction = { type: 'redirect', url: 'https://x.example', method: 'GET' }
/** Returns an order as the server creates it, with changes. */
export const anOrder = (id: string, change: object = {}) =>
  ({ id, no: id, plan: { id: 'month' }, amount, status: 'created', ...change }) as Order

/** Creates a server and a device in memory. `lose` lists calls whose next response is dropped. */
export function virtualShop() {
  const orders = new Map<string, { key: string; order: Order }>()
  const lose = new Set<'order' | 'payment'>()
  const payments: string[] = []
  const steps: string[] = []
  let saved: Pending | null = null
  let keys = 0
  const arrives = (what: 'order' | 'payment') => {
    if (lose.delete(what)) throw new ApiError({ type: 'network', ambiguous: true })
  }
  const deps: PurchaseDeps = {
    isOffered: async () => true,
    alone: (work) => work(),
    async createOrder(intent, key) {
      const known = [...orders.values()].find((one) => one.key === key)
      const order = known?.order ?? anOrder(`ord_${orders.size + 1}`, { amount: intent.amount })
      orders.set(order.id, { key, order })
      arrives('order')
      return order
    },
    async startPayment(order, _provider, key) {
      if (!payments.includes(key)) payments.push(key)
      const started = { ...order, payment: { id: key, status: 'pending' } } as Order
      const known = orders.get(order.id)
      if (known) known.order = started
      arrives('payment')
      return { order: started, next }
    },
    readOrder: async (id) => orders.get(id)?.order ?? anOrder(id),
    async cancelOrder(id) {
      steps.push(`cancel ${id}`)
      return anOrder(id, { status: 'canceled' })
    },
    runNextAction: async () => 'done',
    pending: () => saved,
    save: (pending) => (saved = { ...pending, flags: '' }),
    clear: () => (saved = null),
    freshKey: () => `key_${++keys}`,
    now: () => 0,
  }
  return {
    deps,
    orders,
    payments,
    steps,
    lose,
    saved: () => saved,
    save: (pending: Pending) => (saved = pending),
  }
}
