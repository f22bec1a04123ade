import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Subscription } from '../endpoints.ts'
import { channelOf, offeredProviders, type PayEnvironment } from './channel.ts'
import { subscriptionState, managedElsewhere } from './subscription.ts'
import { amountIn, quotaOf, shownUnit } from './usage.ts'

const day = 86_400_000
const subscribed = (days: number | null, change: object = {}) =>
  ({
    expiresAt: days === null ? null : new Date(days * day).toISOString(),
    status: 'active',
    willRenew: false,
    managedBy: 'stripe',
    ...change,
  }) as Subscription

test.each([
  [subscribed(20), 'running'],
  [subscribed(20, { willRenew: true }), 'renewing'],
  [subscribed(7), 'expiring'],
  [subscribed(7.1), 'running'],
  [subscribed(3, { willRenew: true }), 'renewing'],
  [subscribed(0), 'expired'],
  [subscribed(9, { status: 'expired' }), 'expired'],
  [subscribed(9, { status: 'canceled' }), 'ending'],
  [subscribed(2, { status: 'canceled' }), 'expiring'],
  [subscribed(2, { status: 'past_due' }), 'unpaid'],
  [subscribed(2, { status: 'trialing' }), 'trial'],
  [subscribed(20, { status: 'paused' }), 'paused'],
  [subscribed(null), 'running'],
  [subscribed(20, { status: 'brand_new' }), 'other'],
  [subscribed(2, { status: 'pending' }), 'other'],
  [subscribed(20, { status: 'refunded', willRenew: true }), 'other'],
  [subscribed(0, { status: 'incomplete' }), 'expired'],
])('%j is %s', (subscription, holding) => expect(subscriptionState(subscription, 0)).toBe(holding))

test('a plan that renews by another hand is not sold a second time', () => {
  const here = [{ id: 'stripe' }]
  const foreign = { willRenew: true, managedBy: 'huawei_iap' }
  expect(managedElsewhere(subscribed(9, foreign), here)).toEqual({
    provider: 'huawei_iap',
    store: 'AppGallery',
  })
  expect(managedElsewhere(subscribed(9, { ...foreign, managedBy: 'paddle' }), here)?.store).toBeUndefined()
  expect(managedElsewhere(subscribed(9, { ...foreign, willRenew: false }), here)).toBeNull()
  expect(managedElsewhere(subscribed(9, { ...foreign, status: 'expired' }), here)).toBeNull()
  expect(managedElsewhere(subscribed(9, { willRenew: true }), here)).toBeNull()
})

const environment = (change: Partial<PayEnvironment>): PayEnvironment => ({
  app: 'none',
  userAgent: '',
  canPay: false,
  ...change,
})
const us = { country: 'US', channel: 'appStore' }

test.each([
  [environment({}), { channel: 'browser' }],
  [environment({ userAgent: 'Mozilla MicroMessenger/8.0' }), { channel: 'wechat' }],
  [environment({ app: 'ios-handlers' }), { channel: 'ios' }],
  [environment({ app: 'ios-handlers', storefront: us }), { channel: 'app_store', storefront: 'US' }],
  [
    environment({ app: 'ios-handlers', storefront: { country: 'CN', channel: 'direct' } }),
    { channel: 'app_store', storefront: 'CN' },
  ],
  [environment({ app: 'android-object' }), { channel: 'android' }],
  [
    environment({ app: 'android-object', storefront: { country: 'DE', channel: 'googlePlay' } }),
    { channel: 'google_play', storefront: 'DE' },
  ],
  [
    environment({ app: 'android-listener', storefront: { country: 'CN', channel: 'direct' } }),
    { channel: 'direct', storefront: 'CN' },
  ],
  [environment({ app: 'emulator', os: 'ios' }), { channel: 'ios' }],
])('%j asks as %j', (where, asked) => expect(channelOf(where)).toEqual(asked))

const all = [
  { id: 'apple_iap', via: 'bridge', label: '' },
  { id: 'stripe', via: 'redirect', label: '' },
  { id: 'web', via: 'external', label: '' },
  { id: 'new', via: 'telepathy', label: '' },
]
const idsAt = (where: PayEnvironment) => offeredProviders(where, { providers: all }).map(({ id }) => id)

const play = { country: 'DE', channel: 'googlePlay' }

test('an app of a store is never a shop on a web page of its own', () => {
  expect(idsAt(environment({ app: 'ios-handlers', canPay: true }))).toEqual(['apple_iap', 'web'])
  expect(idsAt(environment({ app: 'ios-handlers' }))).toEqual(['web'])
  expect(idsAt(environment({ app: 'android-object', canPay: true, storefront: play }))).toEqual([
    'apple_iap',
    'web',
  ])
  const direct = environment({ app: 'android-object', storefront: { country: 'CN', channel: 'direct' } })
  expect(idsAt(direct)).toEqual(['stripe', 'web'])
  expect(idsAt(environment({}))).toEqual(['stripe', 'web'])
})

test.each([
  [900_000, 'ms', 'minute', 15],
  [1800, 'second', 'minute', 30],
  [120, 'minute', 'minute', 120],
  [7_200_000, 'ms', 'minute', 120],
  [36_000, 'second', 'hour', 10],
  [400, 'minute', 'minute', 400],
  [100, 'hour', 'hour', 100],
  [90, 'second', 'second', 90],
  [300, 'times', 'times', 300],
  [5, 'parsecs', 'times', 5],
  [5, undefined, 'times', 5],
])('%i %s are shown by the %s', (amount, unit, shown, value) => {
  expect(shownUnit(amount, unit)).toBe(shown)
  expect(amountIn(shownUnit(amount, unit), amount, unit)).toBe(value)
})

test('a quota is never exceeded, never negative and never said to be reached too early', () => {
  const units = fc.constantFrom('times', 'ms', 'second', 'minute', 'hour')
  const numbers = fc.double({ min: -10, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(units, numbers, numbers, (unit, used, quota) => {
      const shown = quotaOf({ unit, used, quota })
      expect(shown).not.toBeNull()
      if (!shown) return
      expect(shown.used).toBeLessThanOrEqual(shown.quota)
      expect(Math.min(shown.used, shown.left)).toBeGreaterThanOrEqual(0)
      expect(shown.reached).toBe(used >= quota)
    }),
  )
  expect(quotaOf({ unit: 'times', used: 5, quota: null })).toBeNull()
  expect(quotaOf({ unit: 'times', used: 150, quota: 120 })).toMatchObject({
    used: 120,
    left: 0,
    reached: true,
  })
})
