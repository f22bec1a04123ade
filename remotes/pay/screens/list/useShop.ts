import { useCallback, useMemo } from 'react'
import type { PaymentConfig } from '@companion/shared/http/shapes/orders'
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

/** Everything the page with the plans shows, each part loaded and failing by itself. */
export function useShop(lang: string) {
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
  // What decides what can be bought comes at once, so that nothing on show moves or changes its choice.
  const waits = [plans, subscription, counter].some(isWaiting)
  return { plans, subscription, usage, counter, seen, waits, reload }
}
