import { getStorefront, pay } from '@companion/bridge-contract'
import { call, hostKind, info, supports } from '@companion/shared/bridge/app'
import { loadConfig } from '../api.ts'
import { channelOf, offeredProviders, type PayEnvironment } from '../model/channel.ts'

/** Resolves with the payment environment. Includes the app's store if the app reports it. Never rejects. */
async function payEnvironment(): Promise<PayEnvironment> {
  // Newer apps report their store at startup, so the page needn't call them.
  const told = info()?.storefront
  const storefront =
    told ?? (supports(getStorefront).ok ? await call(getStorefront).catch(() => undefined) : undefined)
  return {
    app: hostKind(),
    os: info()?.platform,
    userAgent: navigator.userAgent,
    canPay: supports(pay).ok,
    ...(storefront && { storefront }),
  }
}

export async function loadPaymentSetup(signal: AbortSignal) {
  const environment = await payEnvironment()
  const config = await loadConfig(channelOf(environment), signal)
  return { environment, config, providers: offeredProviders(environment, config) }
}
