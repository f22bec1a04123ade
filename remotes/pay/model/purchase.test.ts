import { describe, expect, test } from 'vitest'
import { ApiError } from '@companion/shared/http/apiError'
import type { Order } from '../endpoints.ts'
import { amount, anOrder, virtualShop, request } from '../../../test/pay/virtualShop.ts'
import type { Pending } from './pending.ts'
import { purchase, type PurchaseDeps } from './purchase.ts'

const { signal } = new AbortController()

const pendingOf = (orderId: string, planId = 'month'): Pending => ({
  orderId,
  key: 'old',
  planId,
  intent: `${planId} 999 USD 2`,
  provider: 'testpay',
  asked: '',
  flags: '',
  at: 0,
})
const refused = (reaction: 'order' | 'missing') =>
  new ApiError({ type: 'business', code: 42103, known: 'invalidOrderStatus', reaction })

test('a purchase is noted on the device before the server is asked, and leads to the result', async () => {
  const { deps, saved } = virtualShop()
  let noted: Pending | null = null
  const createOrder: PurchaseDeps['createOrder'] = (...call) => {
    noted = saved()
    return deps.createOrder(...call)
  }
  expect(await purchase({ ...deps, createOrder }, request, signal)).toEqual({
    type: 'result',
    orderId: 'ord_1',
  })
  expect(noted).toMatchObject({ orderId: '', planId: 'month', key: 'key_1' })
  expect(saved()).toMatchObject({ orderId: 'ord_1', key: 'key_1' })
})

test.each(['order', 'payment'] as const)(
  'an answer lost on the way (%s) and a retry make one of each',
  async (what) => {
    for (const known of [false, true]) {
      const { deps, orders, payments, lose, saved } = virtualShop()
      lose.add(what)
      expect((await purchase(deps, request, signal)).type).toBe('failed')
      // If `known`, the page has meanwhile loaded the order with the payment that the server has started.
      const order = known ? orders.get(saved()?.orderId ?? '')?.order : undefined
      expect(await purchase(deps, { ...request, order }, signal)).toEqual({
        type: 'result',
        orderId: 'ord_1',
      })
      expect([orders.size, payments.length]).toEqual([1, 1])
    }
  },
)

test('a payment that was answered is not asked for again: another try is another payment', async () => {
  const { deps, orders, payments, saved } = virtualShop()
  for (let i = 0; i < 3; i++) {
    expect(await purchase(deps, request, signal)).toEqual({ type: 'result', orderId: 'ord_1' })
    expect(saved()?.asked).toBe('')
  }
  expect([orders.size, payments.length]).toEqual([1, 3])
})

test('another way to pay, or a payment that has failed meanwhile, is another payment', async () => {
  const { deps, orders, payments, lose } = virtualShop()
  lose.add('payment')
  await purchase(deps, request, signal)
  lose.add('payment')
  await purchase(deps, { ...request, provider: 'other' }, signal)
  expect(payments).toHaveLength(2)
  const order = orders.get('ord_1')?.order
  const failed = { ...order, payment: { ...order?.payment, status: 'failed' } } as Order
  await purchase(deps, { ...request, provider: 'other', order: failed }, signal)
  expect([orders.size, payments.length]).toEqual([1, 3])
})

test('another price is another intent and another key', async () => {
  const { deps, orders, lose } = virtualShop()
  lose.add('order')
  await purchase(deps, request, signal)
  await purchase(deps, { ...request, amount: { ...amount, minor: 1099 } }, signal)
  expect([...orders.values()].map(({ key }) => key)).toEqual(['key_1', 'key_2'])
})

test('the server’s price is shown before it is paid', async () => {
  const { deps } = virtualShop()
  const dearer = anOrder('ord_9', { amount: { ...amount, minor: 2000 } })
  const end = await purchase({ ...deps, createOrder: async () => dearer }, request, signal)
  expect(end).toEqual({ type: 'price', order: dearer })
})

test('what is not offered any more is neither ordered nor paid, and nothing on the device changes', async () => {
  const shop = virtualShop()
  const old = pendingOf('ord_7', 'year')
  shop.save(old)
  const deps: PurchaseDeps = { ...shop.deps, isOffered: async () => false }
  for (const order of [undefined, anOrder('ord_9')])
    expect(await purchase(deps, { ...request, order }, signal)).toEqual({ type: 'offer' })
  expect([shop.orders.size, shop.payments, shop.steps, shop.saved()]).toEqual([0, [], [], old])
})

test('two pages that buy at once make one order', async () => {
  const { deps, orders } = virtualShop()
  let shared: Pending | null = null
  let last: Promise<unknown> = Promise.resolve()
  // Simulates two browser processes. Each sees the other's writes only after it gets the lock.
  const page = (): PurchaseDeps => {
    let seen: Pending | null = null
    return {
      ...deps,
      pending: () => seen,
      save: (pending) => (seen = shared = { ...pending, flags: '' }),
      alone(work) {
        const own = last.then(() => {
          seen = shared
          return work()
        })
        last = own
        return own
      },
    }
  }
  const ends = await Promise.all([page(), page()].map((each) => purchase(each, request, signal)))
  expect(ends).toEqual(Array(2).fill({ type: 'result', orderId: 'ord_1' }))
  expect(orders.size).toBe(1)
})

test('who leaves while another page buys orders nothing', async () => {
  const { deps, orders, saved } = virtualShop()
  const control = new AbortController()
  const alone: PurchaseDeps['alone'] = (work) => {
    control.abort()
    return work()
  }
  await expect(purchase({ ...deps, alone }, request, control.signal)).rejects.toThrow(/abort/)
  expect([orders.size, saved()]).toEqual([0, null])
})

describe('an unfinished order', () => {
  test('for another plan is given up first', async () => {
    const { deps, steps, save } = virtualShop()
    save(pendingOf('ord_7', 'year'))
    expect((await purchase(deps, request, signal)).type).toBe('result')
    expect(steps).toEqual(['cancel ord_7'])
  })

  test('that may have been paid is shown instead of paid over', async () => {
    const { deps, orders, save } = virtualShop()
    save(pendingOf('ord_7', 'year'))
    orders.set('ord_7', { key: 'old', order: anOrder('ord_7', { payment: { status: 'processing' } }) })
    const cancelOrder = () => Promise.reject(refused('order'))
    expect(await purchase({ ...deps, cancelOrder }, request, signal)).toEqual({
      type: 'result',
      orderId: 'ord_7',
    })
    expect(orders.size).toBe(1)
  })

  test('that is over makes room', async () => {
    const { deps, save } = virtualShop()
    save(pendingOf('ord_7', 'year'))
    const cancelOrder = () => Promise.reject(refused('order'))
    const readOrder = async (id: string) => anOrder(id, { status: 'expired' })
    const end = await purchase({ ...deps, cancelOrder, readOrder }, request, signal)
    expect(end).toEqual({ type: 'result', orderId: 'ord_1' })
  })

  test('is paid again as it is; one that has expired meanwhile is replaced, once', async () => {
    const { deps, payments } = virtualShop()
    const old = anOrder('ord_7')
    const readOrder = async (id: string) => anOrder(id, { status: 'expired' })
    const startPayment: PurchaseDeps['startPayment'] = (order, ...rest) =>
      order.id === 'ord_7' ? Promise.reject(refused('order')) : deps.startPayment(order, ...rest)
    const end = await purchase({ ...deps, readOrder, startPayment }, { ...request, order: old }, signal)
    expect(end).toEqual({ type: 'result', orderId: 'ord_1' })
    expect(payments).toEqual(['pay.ord_1.testpay.first'])
  })

  test('that was paid meanwhile is not paid again', async () => {
    const { deps, orders } = virtualShop()
    const paid = anOrder('ord_7', { status: 'fulfilled' })
    const end = await purchase(
      { ...deps, readOrder: async () => paid, startPayment: () => Promise.reject(refused('order')) },
      { ...request, order: anOrder('ord_7') },
      signal,
    )
    expect([end, orders.size]).toEqual([{ type: 'result', orderId: 'ord_7' }, 0])
  })
})

test.each([
  ['invalidPaymentAmount', 'plans', { type: 'price', order: null }],
  ['invalidPlanStatus', 'plans', { type: 'plan' }],
  ['paymentProviderNotFound', 'config', { type: 'providers' }],
] as const)('refused with %s', async (known, reaction, result) => {
  const { deps } = virtualShop()
  const createOrder = () => Promise.reject(new ApiError({ type: 'business', code: 1, known, reaction }))
  expect(await purchase({ ...deps, createOrder }, request, signal)).toEqual(result)
})
