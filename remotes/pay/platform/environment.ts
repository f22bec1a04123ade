import { getStorefront, pay } from '@companion/bridge-contract'
import { call, hostKind, info, supports } from '@companion/shared/bridge/app'
import type { PayEnvironment } from '../model/channel.ts'

/** Where the page runs, with the app's store where the app can name it. Never rejects. */
export async function payEnvironment(win: Pick<Window, 'navigator'>): Promise<PayEnvironment> {
  const storefront = supports(getStorefront).ok ? await call(getStorefront).catch(() => undefined) : undefined
  return {
    app: hostKind(),
    os: info()?.platform,
    userAgent: win.navigator.userAgent,
    canPay: supports(pay).ok,
    ...(storefront && { storefront }),
  }
}
