import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PaymentConfig, Subscription } from '@companion/shared/http/shapes/orders'
import { beside } from '@companion/shared/limits'
import type { Plan } from '@companion/shared/http/shapes/plans'
import * as api from '../../api.ts'
import { channelOf, offeredProviders, type PayEnvironment, type Provider } from '../../model/channel.ts'
import { payEnvironment } from '../../platform/environment.ts'
import { managedElsewhere } from '../../model/subscription.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { isWaiting, useLoad } from '../useLoad.ts'

interface PaymentSetup {
  readonly environment: PayEnvironment
  readonly config: PaymentConfig
  readonly providers: readonly Provider[]
}

async function loadPaymentSetup(signal: AbortSignal): Promise<PaymentSetup> {
  const environment = await payEnvironment(window)
  const config = await api.loadConfig(channelOf(environment), signal)
  return { environment, config, providers: offeredProviders(environment, config) }
}

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

/** What the page with the plans shows, each part loaded and failing by itself. `more`: something else is loading. */
export function useShop(lang: string, more: boolean) {
  const loadPlans = useCallback(
    async (signal: AbortSignal) => {
      const plans = await api.loadPlans(lang, signal)
      cachedPlans.save(lang, plans)
      return plans
    },
    [lang],
  )
  const plans = useLoad(loadPlans)
  const subscription = useLoad(api.loadSubscription)
  const usage = useLoad(api.loadUsage)
  const paymentSetup = useLoad(loadPaymentSetup)

  const failed = plans.failure !== undefined && plans.data === undefined
  const seen = useMemo(() => (failed ? cachedPlans.read(lang) : null), [failed, lang])
  const { reload: reloadSetup } = paymentSetup
  const { reload: reloadPlans } = plans
  const reload = useCallback(() => {
    reloadPlans()
    reloadSetup()
  }, [reloadPlans, reloadSetup])
  // What comes with the plans is shown with them, so that nothing moves; what loads late is shown below them.
  const rest = more || [subscription, usage, paymentSetup].some(isWaiting)
  const late = useLate(rest && !isWaiting(plans))
  const waits = isWaiting(plans) || (rest && !late)
  return { plans, subscription, usage, paymentSetup, seen, waits, rest, late, reload }
}

/**
 * The chosen plan: the user's choice, else that of the subscription, else the recommended one, else the first. While the
 * subscription is not known (undefined), only the user's choice: the choice must not change on the screen.
 */
function chosenPlan(
  plans: readonly Plan[] | undefined,
  wanted: string | undefined,
  subscription: Subscription | null | undefined,
): Plan | undefined {
  const offered = plans?.filter(({ status }) => status === 'active') ?? []
  const by = (fits: (plan: Plan) => boolean) => offered.find(fits)
  const own = by(({ id }) => id === wanted)
  if (own || subscription === undefined) return own
  return (
    by(({ id }) => id === subscription?.plan.id) ??
    by(({ recommended }) => recommended === true) ??
    offered[0]
  )
}

/** Names of all features that any plan includes, by key. */
export const featureNames = (plans: readonly Plan[] = []): ReadonlyMap<string, string> =>
  new Map(plans.flatMap(({ features }) => features.map(({ key, name }) => [key, name] as const)))

/** What may be bought, as far as it is known; `wanted` is the id of the plan the user has chosen. */
export function offerOf(
  { plans: loaded, seen, subscription, paymentSetup }: ReturnType<typeof useShop>,
  wanted: string | undefined,
) {
  const plans = loaded.data ?? seen ?? undefined
  const { config, providers = [], environment } = paymentSetup.data ?? {}
  const managed = subscription.data && config ? managedElsewhere(subscription.data, providers) : null
  const known = !isWaiting(subscription)
  const plan = chosenPlan(plans, wanted, known ? (subscription.data ?? null) : undefined)
  // A subscription that is managed elsewhere would be paid twice, so nothing can be bought before it is known.
  const buyable = plan !== undefined && providers.length > 0 && known && !managed
  return { plans, config, providers, environment, managed, plan, buyable }
}
