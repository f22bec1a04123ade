import { openExternal } from '@companion/bridge-contract'
import { call } from '@companion/shared/bridge/app'
import type { NextAction, Order } from '@companion/shared/http/shapes/orders'
import { safeAddress, safeFields } from '../model/address.ts'
import { isIosApp, type Place } from '../model/channel.ts'
import { handOff } from './purchaseHandoff.ts'
import { leaveFor, type PaymentPage } from './leave.ts'
import { payInApp } from './payInApp.ts'

interface Parts {
  readonly door: PaymentPage
  readonly place: Place
  /** Origin of the API, for its test provider. */
  readonly apiOrigin: string
  readonly ask: typeof call
  /** Shows the result page in place of this one, so that whoever comes back finds it. */
  readonly toResult: (orderId: string) => void
}

type Went = 'went' | 'unsafe' | 'ways'

/** Carries out the server's next action, as far as this page may. */
export async function goOn(
  { door, place, apiOrigin, ask, toResult }: Parts,
  order: Order,
  provider: string,
  next: NextAction,
  signal: AbortSignal,
): Promise<Went> {
  if (next.type === 'none') return 'went'
  if (next.type === 'bridge') {
    const answer = place.canPay ? await payInApp(ask, order, next.provider, next.payload, signal) : null
    if (answer) handOff(order.id, answer)
    return answer ? 'went' : 'ways'
  }
  const url = safeAddress(next.url, provider, apiOrigin)
  const fields = safeFields(next.type === 'redirect' ? next.fields : {})
  // An iOS app must not become a shop on a web page of its own (App Store 3.1.1).
  if (!url || !fields || (isIosApp(place) && next.type === 'redirect')) return 'unsafe'
  if (place.app !== 'none' && next.type === 'external') {
    const opened = await ask(openExternal, { url }, { signal }).then(
      () => true,
      () => false,
    )
    return opened ? 'went' : 'ways'
  }
  handOff(order.id, { leaving: true })
  toResult(order.id)
  leaveFor(door, url, next.type === 'redirect' ? next.method : 'GET', fields)
  return 'went'
}
