import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Subscription } from '../endpoints.ts'
import type { Plan } from '../plans.ts'
import { firstChoice, isSameDeal, offerOf, standingOf, type Offer, type Standing } from './offer.ts'
import { extendedEnd } from './subscription.ts'

const day = 86_400_000
const ids = ['ai_month', 'ai_year', 'ai_day']

const plan = fc.record({
  id: fc.constantFrom(...ids),
  status: fc.constantFrom('active', 'retired'),
  autoRenew: fc.boolean(),
  recommended: fc.boolean(),
  period: fc.constantFrom({ unit: 'month', count: 1 }, { unit: 'day', count: 1 }),
}) as fc.Arbitrary<Plan>
const plans = fc.uniqueArray(plan, { selector: ({ id }) => id })

const subscription = fc.record({
  plan: fc.constantFrom(...ids).map((id) => ({ id })),
  status: fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled', 'expired', 'brand_new'),
  willRenew: fc.boolean(),
  expiresAt: fc
    .constantFrom(-40, -1, 0, 3, 20, null)
    .map((days) => days && new Date(days * day).toISOString()),
  managedBy: fc.constant('stripe'),
}) as fc.Arbitrary<Subscription>
const held = fc.oneof(fc.constant(undefined), fc.constant(null), subscription)

type Case = { standing: Standing; held: Subscription | null | undefined; all: readonly Plan[] }

/**
 * Random cases of a user's subscription and the plans in the list. The seed makes them the same in each run.
 */
const cases: readonly Case[] = fc
  .sample(fc.tuple(held, fc.boolean(), plans), { numRuns: 2000, seed: 33 })
  .map(([held, closed, all]) => ({ standing: standingOf(held, closed, 0), held, all }))

/** All plans of all cases, with their offers. */
const offers = cases.flatMap(({ standing, held, all }) =>
  all.map((plan) => {
    const first = firstChoice(standing, all, held?.plan.id)
    const isHeld = plan.id === held?.plan.id
    const offer = offerOf(standing, plan, held?.plan.id)
    return { standing, held, plan, isHeld, offer, isSold: plan.status === 'active', isFirst: plan === first }
  }),
)

test('a plan that renews by itself is never sold again, nothing is chosen for its holder, and no end moves', () => {
  const renewing = offers.filter(
    ({ held }) => held?.willRenew && !['expired', 'past_due'].includes(held.status),
  )
  expect(renewing.length).toBeGreaterThan(100)
  expect(renewing.filter(({ isFirst }) => isFirst)).toEqual([])
  expect(renewing.filter(({ isHeld, offer }) => isHeld && offer !== 'none')).toEqual([])
  expect(renewing.filter(({ held, plan }) => extendedEnd(held, plan, 0) !== null)).toEqual([])
})

test('another plan is a switch exactly where the one in use renews by itself', () => {
  const others = offers.filter(({ isSold, isHeld }) => isSold && !isHeld)
  expect(
    others.filter(({ offer, standing }) => (offer === 'switchTo') !== (standing === 'renewing')),
  ).toEqual([])
})

test('what is chosen for the user is for sale, and what is not sold any more never is', () => {
  expect(
    offers.filter(({ isFirst, isSold, offer }) => (isFirst || !isSold) && isFirst === (offer === 'none')),
  ).toEqual([])
})

test('where nothing can be paid, or another shop renews the plan, nothing is for sale', () => {
  expect(offers.filter(({ standing, offer }) => standing === 'closed' && offer !== 'none')).toEqual([])
})

test('who holds nothing, or a plan that has ended, can buy every plan that is sold', () => {
  const free = offers.filter(({ standing, isSold }) => isSold && ['none', 'expired'].includes(standing))
  expect(free.filter(({ offer, isHeld }) => offer !== (isHeld ? 'renew' : 'payNow'))).toEqual([])
})

test.each<[string, object | null | undefined, Standing]>([
  ['is loading', undefined, 'unknown'],
  ['is not there', null, 'none'],
  ['renews', { willRenew: true }, 'renewing'],
  [
    'renews, by a clock that is a month ahead',
    { willRenew: true, expiresAt: new Date(-30 * day).toISOString() },
    'renewing',
  ],
  ['is a trial that goes over into a paid period', { status: 'trialing', willRenew: true }, 'renewing'],
  ['does not say whether it renews', { willRenew: undefined }, 'renewing'],
  ['is a trial that ends', { status: 'trialing' }, 'trial'],
  ['is paused and goes on by itself', { status: 'paused', willRenew: true }, 'renewing'],
  ['is paused', { status: 'paused' }, 'paused'],
  ['could not be renewed', { status: 'past_due', willRenew: true }, 'unpaid'],
  ['is canceled', { status: 'canceled' }, 'ending'],
  ['has ended', { status: 'expired', willRenew: true }, 'expired'],
  ['has a status of its own', { status: 'incomplete' }, 'other'],
  ['has a status of its own and renews', { status: 'incomplete', willRenew: true }, 'renewing'],
  ['runs', {}, 'running'],
])('a subscription that %s', (_, change, standing) => {
  const running = { status: 'active', willRenew: false, expiresAt: new Date(20 * day).toISOString() }
  expect(standingOf(change && ({ ...running, ...change } as Subscription), false, 0)).toBe(standing)
})

test.each<[Offer, Offer, boolean]>([
  ['payNow', 'payNow', true],
  ['payNow', 'renew', true],
  ['switchTo', 'switchTo', true],
  ['payNow', 'none', false],
  ['switchTo', 'none', false],
  ['payNow', 'switchTo', false],
  ['switchTo', 'payNow', false],
])('who was shown "%s" and is offered "%s" by now gets what they confirmed: %s', (shown, now, same) =>
  expect(isSameDeal(shown, now)).toBe(same),
)
