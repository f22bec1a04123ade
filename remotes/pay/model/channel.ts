import type { HostKind } from '@companion/bridge-contract'
import type { PaymentConfig } from '../endpoints.ts'

export type Provider = PaymentConfig['providers'][number]

/** The properties of the app and the browser that decide how users can pay. */
export interface PayEnvironment {
  readonly app: HostKind
  /** The platform that the app reports, because some bridge transports don't reveal it. */
  readonly os?: string | undefined
  /** Country and channel of the app's store, if the app reports them. */
  readonly storefront?: { readonly country: string; readonly channel: string } | undefined
  readonly userAgent: string
  /** True if the app supports purchases. */
  readonly canPay: boolean
}

/** Names of the store channels in the API, by their names in the bridge contract. */
const channels = new Map([
  ['appStore', 'app_store'],
  ['googlePlay', 'google_play'],
  ['appGallery', 'huawei'],
  ['direct', 'direct'],
])

export const isIosApp = ({ app, os }: PayEnvironment): boolean =>
  app === 'ios-handlers' || (app !== 'none' && os === 'ios')

export const isWeChat = ({ app, userAgent }: PayEnvironment): boolean =>
  app === 'none' && /MicroMessenger/i.test(userAgent)

/**
 * Returns the query parameters of the payment configuration. The channel is the app's store, or the system if
 * the app doesn't report its store, or the type of browser.
 */
export function channelOf(environment: PayEnvironment): { channel: string; storefront?: string } {
  const { app, storefront } = environment
  if (app === 'none') return { channel: isWeChat(environment) ? 'wechat' : 'browser' }
  const system = isIosApp(environment) ? 'ios' : 'android'
  if (!storefront) return { channel: system }
  // An iOS app always comes from Apple's store, whatever channel it reports.
  const channel = isIosApp(environment) ? 'app_store' : (channels.get(storefront.channel) ?? system)
  return { channel, storefront: storefront.country }
}

/** Channels whose stores forbid web payments inside apps. They're excluded even if the server offers them. */
const storeChannels = new Set(['ios', 'app_store', 'google_play', 'huawei'])

/** Returns the providers that this page supports. Web payments are excluded inside apps from a store. */
export function offeredProviders(
  environment: PayEnvironment,
  { providers }: Pick<PaymentConfig, 'providers'>,
): readonly Provider[] {
  const inStore = environment.app !== 'none' && storeChannels.has(channelOf(environment).channel)
  return providers.filter(({ via }) => {
    if (via === 'bridge') return environment.canPay
    if (via === 'redirect') return !inStore
    return via === 'external'
  })
}
