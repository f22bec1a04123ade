import { useMemo, useState } from 'react'
import { isApiError } from '@companion/shared/http/apiError'
import { secondaryData } from '@companion/shared/limits'
import { serverTime } from '@companion/shared/platform/serverTime'
import type { Subscription } from '../../endpoints.ts'
import type { Plan } from '../../plans.ts'
import { daysIn } from '../../model/period.ts'
import { firstChoice, isSameDeal, isSold, offerOf, standingOf } from '../../model/offer.ts'
import { managedElsewhere } from '../../model/subscription.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { useLate } from '../useLate.ts'
import { isWaiting, useLoad } from '../useLoad.ts'
import type { PlansPageLoads } from './plansPageLoads.ts'

/**
 * Returns the plans in display order, the longest first. Plans that aren't sold are left out, except for the
 * user's current plan, which comes last. So no row moves under the user's finger when that plan is known.
 */
function shownPlans(plans: readonly Plan[], held: string | undefined): Plan[] {
  const rank = (plan: Plan) => (isSold(plan) ? daysIn(plan.period) : -1)
  return plans
    .filter((plan) => isSold(plan) || plan.id === held)
    .sort((one, other) => rank(other) - rank(one))
}

/**
 * Returns the data and the state of the plans page. `wanted` is the id of the plan that the user chose.
 * `more` is true while the caller loads further data.
 */
export function usePlansPage(loads: PlansPageLoads, lang: string, wanted: string | undefined, more: boolean) {
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
  // The page waits briefly for the other data. Data that arrives later is shown below, so that the plans
  // don't move.
  const rest = more || [subscription, usage, paymentSetup].some(isWaiting)
  const late = useLate(rest && !isWaiting(loadedPlans), secondaryData)
  const waits = isWaiting(loadedPlans) || (rest && !late)

  const plans = loadedPlans.data ?? cached ?? undefined
  const { config, providers = [], environment } = paymentSetup.data ?? {}
  const managedOf = (held: Subscription | null | undefined) =>
    held && config ? managedElsewhere(held, providers) : null
  const standingAt = (held: Subscription | null | undefined, at: number) =>
    standingOf(held, managedOf(held) !== null || (config !== undefined && providers.length === 0), at)
  // The plan comes from the list if possible, because only the list has its name in the page's language.
  const held = plans?.find(({ id }) => id === subscription.data?.plan.id) ?? subscription.data?.plan
  const standing = standingAt(subscription.data, now)
  const offer = (plan: Plan) => offerOf(standing, plan, held?.id)
  /**
   * Resolves with true if the offer is still the one on the screen, or if the subscription can't be loaded.
   */
  const isOffered = async (plan: Plan, signal: AbortSignal): Promise<boolean> => {
    try {
      const found = await loads.subscription(signal)
      return isSameDeal(offer(plan), offerOf(standingAt(found, serverTime()), plan, found?.plan.id))
    } catch (failure) {
      if (!isApiError(failure)) throw failure
      return true
    }
  }
  const first = firstChoice(standing, plans ?? [], held?.id)
  const plan = plans?.find((plan) => plan.id === wanted && offer(plan) !== 'none') ?? first
  const shown = shownPlans(plans ?? [], held?.id)
  // Nothing can be bought until the subscription has loaded, otherwise the user could pay twice for a
  // renewing plan.
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

export type PlansPageState = ReturnType<typeof usePlansPage>
