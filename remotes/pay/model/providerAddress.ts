/**
 * Allowed hosts of payment providers. ASSUMED from the providers' manuals, because the spec doesn't list any.
 */
const providerHosts = new Map([
  ['stripe', ['checkout.stripe.com']],
  ['paddle', ['buy.paddle.com', 'checkout.paddle.com']],
  ['alipay', ['openapi.alipay.com', 'mclient.alipay.com']],
  ['wechat', ['wx.tenpay.com']],
])

/** The mock API's test provider. It's allowed only on a loopback host that is also the API's origin. */
const testProvider = { id: 'testpay', path: /^\/standin\/pay\/pay_\d+$/ } as const

/** Matches loopback hosts. */
const loopback = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/

const longest = 8192

/**
 * Matches URLs without spaces, control characters, backslashes or lookalike letters. URL parsers disagree
 * about these, so a check could be bypassed with them.
 */
const plain = /^https?:\/\/(?!\/)[\x21-\x5b\x5d-\x7e]+$/

const parse = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * Returns the URL if it belongs to the provider, otherwise null. The test provider works only on loopback.
 */
export function safeAddress(address: string, provider: string, apiOrigin: string): string | null {
  if (address.length > longest || !plain.test(address)) return null
  const url = parse(address)
  if (!url || url.username || url.password) return null
  const known = providerHosts.get(provider)?.includes(url.hostname)
  if (url.protocol === 'https:' && url.port === '' && known) return url.href
  const local =
    loopback.test(url.hostname) && url.origin === apiOrigin && testProvider.path.test(url.pathname)
  return provider === testProvider.id && local ? url.href : null
}

const names = /^[A-Za-z0-9_.[\]-]{1,100}$/

/** Returns the fields to post to a provider, or null if a field is malformed or there are too many. */
export function safeFields(
  fields: Readonly<Record<string, string>> = {},
): readonly (readonly [name: string, value: string])[] | null {
  const all = Object.entries(fields)
  return all.length <= 50 && all.every(([name, value]) => names.test(name) && value.length <= longest)
    ? all
    : null
}
