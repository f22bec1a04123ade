import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PaymentConfig } from '@companion/shared/http/shapes/orders'
import { beside } from '@companion/shared/limits'
import * as api from '../../api.ts'
import { channelOf, offeredWays, type Place, type Provider } from '../../model/channel.ts'
import { findPlace } from '../../world/place.ts'
import { seenPlans } from '../../world/stores.ts'
import { isWaiting, useLoad } from '../useLoad.ts'

interface Counter {
  readonly place: Place
  readonly config: PaymentConfig
  readonly ways: readonly Provider[]
}

async function loadCounter(signal: AbortSignal): Promise<Counter> {
  const place = await findPlace(window)
  const config = await api.loadConfig(channelOf(place), signal)
  return { place, config, ways: offeredWays(place, config) }
}

/** Whether something has waited for as long as it may. Once it has, that stays so. */
function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setLate(true), beside)
    return () => clearTimeout(timer)
  }, [waits])
  return late
}

/**
 * Everything the page with the plans shows, each part loaded and failing by itself. `more`: there is something else to
 * wait for.
 */
export function useShop(lang: string, more: boolean) {
  const loadPlans = useCallback(
    async (signal: AbortSignal) => {
      const plans = await api.loadPlans(lang, signal)
      seenPlans.keep(lang, plans)
      return plans
    },
    [lang],
  )
  const plans = useLoad(loadPlans)
  const subscription = useLoad(api.loadSubscription)
  const usage = useLoad(api.loadUsage)
  const counter = useLoad(loadCounter)

  const failed = plans.failure !== undefined && plans.data === undefined
  const seen = useMemo(() => (failed ? seenPlans.read(lang) : null), [failed, lang])
  const { reload: again } = counter
  const { reload: replan } = plans
  const reload = useCallback(() => {
    replan()
    again()
  }, [replan, again])
  // What comes with the plans is shown with them, so that nothing moves; what comes late stands below them.
  const rest = more || [subscription, usage, counter].some(isWaiting)
  const late = useLate(rest && !isWaiting(plans))
  const waits = isWaiting(plans) || (rest && !late)
  return { plans, subscription, usage, counter, seen, waits, rest, late, reload }
}
