/**
 * Hosts a payment may be sent to, by provider: exact names, https and the usual port only. This table is the one place to
 * change when a provider is added. ASSUMED: the spec names no providers; these are the addresses their manuals give.
 */
export const providerHosts: Readonly<Record<string, readonly string[]>> = {
  stripe: ['checkout.stripe.com'],
  paddle: ['buy.paddle.com', 'checkout.paddle.com'],
  alipay: ['openapi.alipay.com', 'mclient.alipay.com'],
  wechat: ['wx.tenpay.com'],
}

/** The test provider of the stand-in API; it lives on the API's own origin, and on this machine alone. */
export const testProvider = { id: 'testpay', path: /^\/standin\/pay\/pay_\d+$/ } as const

const loopback = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/

/** True for names that never leave the machine. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname)
