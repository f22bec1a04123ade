import { Hono } from 'hono'
import { userOf } from './tokens.ts'
import type { World } from './world.ts'

export type Via = 'bridge' | 'redirect' | 'external'

/** Every provider that can start a payment here. `product` is the store whose product id the app gets. */
export const providers: Readonly<
  Record<string, { via: Via; label: string; product?: 'apple' | 'google' | 'huawei' }>
> = {
  apple_iap: { via: 'bridge', label: 'App Store', product: 'apple' },
  google_play: { via: 'bridge', label: 'Google Play', product: 'google' },
  huawei_iap: { via: 'bridge', label: 'AppGallery', product: 'huawei' },
  alipay: { via: 'bridge', label: 'Alipay' },
  wechat: { via: 'bridge', label: 'WeChat Pay' },
  testpay: { via: 'redirect', label: 'Test payment' },
}

/** Providers offered per host. A host that isn't listed gets none. */
const offers: Readonly<Record<string, readonly string[]>> = {
  ios: ['apple_iap'],
  app_store: ['apple_iap'],
  android: ['google_play'],
  play: ['google_play'],
  google_play: ['google_play'],
  direct: ['alipay', 'wechat', 'testpay'],
  huawei: ['huawei_iap'],
  wechat: [],
  browser: ['testpay'],
  web: ['testpay'],
}
const appleChannels = new Set(['ios', 'app_store'])
const usStorefronts = new Set(['US', 'USA'])

function config(world: World, channel: string, storefront: string) {
  const ids = Object.hasOwn(offers, channel) ? (offers[channel] ?? []) : []
  const listed = ids.map((id) => ({ id, via: providers[id]?.via, label: providers[id]?.label }))
  const web = world.settings.usWebPayment && appleChannels.has(channel) && usStorefronts.has(storefront)
  return {
    providers: web ? [...listed, { id: 'testpay', via: 'external', label: 'Pay on the web' }] : listed,
    policyUrl: 'https://www.companion.example/payment-policy',
    support: {
      email: 'pay@companion.example',
      phone: '+4930123456',
      url: 'https://www.companion.example/support',
    },
    ...world.settings.paymentConfigPatch,
  }
}

/** Serves the payment options for the page's host. An iOS app gets in-app purchase only. */
export function payConfigRoutes(world: World): Hono {
  return new Hono().get('/api/v1/payments/config', async (c) => {
    await userOf(world, c.req.header('authorization'))
    const channel = (c.req.query('channel') || 'browser').toLowerCase()
    return c.json(config(world, channel, (c.req.query('storefront') ?? '').toUpperCase()))
  })
}
