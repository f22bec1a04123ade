import { useMemo, useState } from 'react'
import { isApiError } from '@companion/shared/http/apiError'
import { beside } from '@companion/shared/limits'
import { serverTime } from '@companion/shared/platform/serverTime'
import type { Subscription } from '../../endpoints.ts'
import type { Plan } from '../../plans.ts'
import { firstChoice, isSameDeal, isSold, offerOf, standingOf } from '../../model/offer.ts'
import { managedElsewhere } from '../../model/subscription.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { useLate } from '../useLate.ts'
import { isWaiting, useLoad } from '../useLoad.ts'
import type { ShopLoads } from './shopLoads.ts'

/** The plans in the order of the screen: what is chosen first stands first, what is not sold is seen by who holds it. */
function shownPlans(plans: readonly Plan[], first: string | undefined, held: string | undefined): Plan[] {
  const rank = (plan: Plan) => (plan.id === first ? 0 : isSold(plan) ? 1 : 2)
  return plans
    .filter((plan) => isSold(plan) || plan.id === held)
    .sort((one, other) => rank(one) - rank(other))
}

/** `wanted` is the id of the plan the user has chosen; `more`: something else is loading. */
export function useShop(loads: ShopLoads, lang: string, wanted: string | undefined, more: boolean) {
  const [now] = useState(() => serverTime())
  const loadedPlans = useLoad(loads.plans)
  const subscription = useLoad(loads.subscription)
  const usage = useLoad(loads.usage)
  const paymentSetup = useLoad(loads.paymentSetup)

  const failed = loadedPlans.failure !== undefined && loadedPlans.data === undefined
  const cached = useMemo(() => (failed ? cachedPlans.read(lang) : null), [failed, lang])
  const reload = () => {
    loadedPlans.reload()
    paymentSetup.reload()
  }
  const refresh = () => {
    subscription.reload()
    usage.reload()
  }
  // What comes with the plans is shown with them, so that nothing moves; what loads late is shown below them.
  const rest = more || [subscription, usage, paymentSetup].some(isWaiting)
  const late = useLate(rest && !isWaiting(loadedPlans), beside)
  const waits = isWaiting(loadedPlans) || (rest && !late)

  const plans = loadedPlans.data ?? cached ?? undefined
  const { config, providers = [], environment } = paymentSetup.data ?? {}
  const managedOf = (held: Subscription | null | undefined) =>
    held && config ? managedElsewhere(held, providers) : null
  const standingAt = (held: Subscription | null | undefined, at: number) =>
    standingOf(held, managedOf(held) !== null || (config !== undefined && providers.length === 0), at)
  // The list has names in the page's language.
  const held = plans?.find(({ id }) => id === subscription.data?.plan.id) ?? subscription.data?.plan
  const standing = standingAt(subscription.data, now)
  const offer = (plan: Plan) => offerOf(standing, plan, held?.id)
  /** Whether a plan is still offered as it is shown. Where that cannot be read, what is shown counts. */
  const isOffered = async (plan: Plan, signal: AbortSignal): Promise<boolean> => {
    try {
      const found = await loads.subscription(signal)
      return isSameDeal(offer(plan), offerOf(standingAt(found, serverTime()), plan, found?.plan.id))
    } catch (failure) {
      if (!isApiError(failure)) throw failure
      failure.shownAs = ''
      return true
    }
  }
  const first = firstChoice(standing, plans ?? [], held?.id)
  const plan = plans?.find((plan) => plan.id === wanted && offer(plan) !== 'none') ?? first
  // What came late finds the plans on the screen, and they stay where they are.
  const shown = shownPlans(plans ?? [], late ? undefined : (first?.id ?? held?.id), held?.id)
  // What renews by itself would be paid twice, so nothing can be bought before the subscription is known.
  const buyable = providers.length > 0 && !isWaiting(subscription)
  const loaded = { loadedPlans, subscription, usage, paymentSetup, reload, refresh, waits, rest, late }
  return {
    ...loaded,
    now,
    plans,
    shown,
    config,
    providers,
    environment,
    managed: managedOf(subscription.data),
    standing,
    held,
    offer,
    isOffered,
    plan,
    buyable,
  }
}

export type ShopState = ReturnType<typeof useShop>
