import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Subscription } from '../../endpoints.ts'
import { beside } from '@companion/shared/limits'
import type { Plan } from '../../plans.ts'
import * as api from '../../api.ts'
import { managedElsewhere } from '../../model/subscription.ts'
import { loadPaymentSetup } from '../../platform/paymentSetup.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { isWaiting, useLoad } from '../useLoad.ts'

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

/** The user's choice, else the plan of the subscription, else the recommended one, else the first. */
function chosenPlan(
  plans: readonly Plan[] | undefined,
  wanted: string | undefined,
  subscription: Subscription | null | undefined,
): Plan | undefined {
  const offered = plans?.filter(({ status }) => status === 'active') ?? []
  const by = (fits: (plan: Plan) => boolean) => offered.find(fits)
  const own = by(({ id }) => id === wanted)
  // While the subscription is not known, nothing else: the choice must not change on the screen.
  if (own || subscription === undefined) return own
  return (
    by(({ id }) => id === subscription?.plan.id) ??
    by(({ recommended }) => recommended === true) ??
    offered[0]
  )
}

/** `wanted` is the id of the plan the user has chosen; `more`: something else is loading. */
export function useShop(lang: string, wanted: string | undefined, more: boolean) {
  const loadPlans = useCallback(
    async (signal: AbortSignal) => {
      const plans = await api.loadPlans(lang, signal)
      cachedPlans.save(lang, plans)
      return plans
    },
    [lang],
  )
  const loadedPlans = useLoad(loadPlans)
  const subscription = useLoad(api.loadSubscription)
  const usage = useLoad(api.loadUsage)
  const paymentSetup = useLoad(loadPaymentSetup)

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
  const plan = chosenPlan(plans, wanted, known ? (subscription.data ?? null) : undefined)
  // A subscription that is managed elsewhere would be paid twice, so nothing can be bought before it is known.
  const buyable = plan !== undefined && providers.length > 0 && known && !managed
  const loads = { loadedPlans, subscription, usage, paymentSetup, reload, waits, rest, late }
  return { ...loads, plans, config, providers, environment, managed, plan, buyable }
}

export type ShopState = ReturnType<typeof useShop>
