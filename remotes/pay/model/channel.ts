import type { HostKind } from '@companion/bridge-contract'
import type { PaymentConfig } from '../endpoints.ts'

export type Provider = PaymentConfig['providers'][number]

/** The environment of a payment. */
export interface PayEnvironment {
  readonly app: HostKind
  /** The platform that the app reports, if the bridge's transport doesn't reveal it. */
  readonly os?: string | undefined
  /** Country and channel of the app's store, if the app reports them. */
  readonly storefront?: { readonly country: string; readonly channel: string } | undefined
  readonly userAgent: string
  /** The app supports purchases. */
  readonly canPay: boolean
}

/** Store channels: bridge name → API name. */
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

/** The query of the payment configuration: the store's channel, otherwise the system or the browser. */
export function channelOf(environment: PayEnvironment): { channel: string; storefront?: string } {
  const { app, storefront } = environment
  if (app === 'none') return { channel: isWeChat(environment) ? 'wechat' : 'browser' }
  const system = isIosApp(environment) ? 'ios' : 'android'
  if (!storefront) return { channel: system }
  // The app reports its store, but an iOS app always comes from Apple's.
  const channel = isIosApp(environment) ? 'app_store' : (channels.get(storefront.channel) ?? system)
  return { channel, storefront: storefront.country }
}

/** The stores forbid web payments inside their apps, whatever the server offers. */
const storeChannels = new Set(['ios', 'app_store', 'google_play', 'huawei'])

/** The providers that this page supports. Web payments are excluded inside apps from a store. */
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
