import { useEffect, useMemo, useState } from 'react'
import type { Subscription } from '../../endpoints.ts'
import { beside } from '@companion/shared/limits'
import type { Plan } from '../../plans.ts'
import { managedElsewhere } from '../../model/subscription.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { isWaiting, useLoad } from '../useLoad.ts'
import type { ShopLoads } from './shopLoads.ts'

/** Whether something has waited for `limits.beside` milliseconds. Once true it stays true. */
function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setLate(true), beside)
    return () => clearTimeout(timer)
  }, [waits])
  return late
}

const isOffered = ({ status }: Plan) => status === 'active'

/** What is chosen before the user chooses: the plan of the subscription, else the recommended one, else the first. */
function suggested(offered: readonly Plan[], subscription: Subscription | null): Plan | undefined {
  const by = (fits: (plan: Plan) => boolean) => offered.find(fits)
  return (
    by(({ id }) => id === subscription?.plan.id) ??
    by(({ recommended }) => recommended === true) ??
    offered[0]
  )
}

/** The plans in the order of the screen: what is chosen first stands first, what is not sold is seen by who holds it. */
function shownPlans(plans: readonly Plan[], first: Plan | undefined, held: string | undefined): Plan[] {
  const rank = (plan: Plan) => (plan.id === first?.id ? 0 : isOffered(plan) ? 1 : 2)
  return plans
    .filter((plan) => isOffered(plan) || plan.id === held)
    .sort((one, other) => rank(one) - rank(other))
}

/** `wanted` is the id of the plan the user has chosen; `more`: something else is loading. */
export function useShop(loads: ShopLoads, lang: string, wanted: string | undefined, more: boolean) {
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
  // What comes with the plans is shown with them, so that nothing moves; what loads late is shown below them.
  const rest = more || [subscription, usage, paymentSetup].some(isWaiting)
  const late = useLate(rest && !isWaiting(loadedPlans))
  const waits = isWaiting(loadedPlans) || (rest && !late)

  const plans = loadedPlans.data ?? cached ?? undefined
  const { config, providers = [], environment } = paymentSetup.data ?? {}
  const managed = subscription.data && config ? managedElsewhere(subscription.data, providers) : null
  const known = !isWaiting(subscription)
  const offered = plans?.filter(isOffered) ?? []
  // While the subscription is not known, nothing but the user's own choice: it must not change on the screen.
  const first = known ? suggested(offered, subscription.data ?? null) : undefined
  const plan = offered.find(({ id }) => id === wanted) ?? first
  // What came late finds the plans on the screen, and they stay where they are.
  const shown = shownPlans(plans ?? [], late ? undefined : first, subscription.data?.plan.id)
  // A subscription that is managed elsewhere would be paid twice, so nothing can be bought before it is known.
  const buyable = plan !== undefined && providers.length > 0 && known && !managed
  const loaded = { loadedPlans, subscription, usage, paymentSetup, reload, waits, rest, late }
  return { ...loaded, plans, shown, config, providers, environment, managed, plan, buyable }
}

export type ShopState = ReturnType<typeof useShop>
