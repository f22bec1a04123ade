import type { HostKind } from '@companion/bridge-contract'
import type { PaymentConfig } from '../endpoints.ts'

export type Provider = PaymentConfig['providers'][number]

/** Where the page runs, as far as paying is concerned. */
export interface PayEnvironment {
  readonly app: HostKind
  /** The platform the app names; used where the transport does not say. */
  readonly os?: string | undefined
  /** Country and channel of the app's store, where the app names them. */
  readonly storefront?: { readonly country: string; readonly channel: string } | undefined
  readonly userAgent: string
  /** The app can carry out a purchase. */
  readonly canPay: boolean
}

/** Channels of the app's store: the bridge's name → the API's. */
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

/** What the payment configuration is asked for: the store's channel, else the system, else the browser. */
export function channelOf(environment: PayEnvironment): { channel: string; storefront?: string } {
  const { app, storefront } = environment
  if (app === 'none') return { channel: isWeChat(environment) ? 'wechat' : 'browser' }
  const system = isIosApp(environment) ? 'ios' : 'android'
  if (!storefront) return { channel: system }
  // The store's name is the app's word; an iOS app is never anything but Apple's.
  const channel = isIosApp(environment) ? 'app_store' : (channels.get(storefront.channel) ?? system)
  return { channel, storefront: storefront.country }
}

/** Payment on a web page inside an app of a store is against the stores' rules, whatever a server offers. */
const storeChannels = new Set(['ios', 'app_store', 'google_play', 'huawei'])

/** The server's ways of paying that this page can carry out; no web page inside an app from a store. */
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
