import { getStorefront, pay } from '@companion/bridge-contract'
import { call, hostKind, info, supports } from '@companion/shared/bridge/app'
import type { Place } from '../model/channel.ts'

/** Where the page runs. The app's store is asked for where the app can say it; without an answer it stays unknown. */
export async function findPlace(win: Pick<Window, 'navigator'>): Promise<Place> {
  const storefront = supports(getStorefront).ok ? await call(getStorefront).catch(() => undefined) : undefined
  return {
    app: hostKind(),
    os: info()?.platform,
    userAgent: win.navigator.userAgent,
    canPay: supports(pay).ok,
    ...(storefront && { storefront }),
  }
}
