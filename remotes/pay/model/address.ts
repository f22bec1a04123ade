import { isLoopback, providerHosts, testProvider } from './hosts.ts'

const longest = 8192

/** Nothing that parsers read in different ways: spaces, controls, backslashes, letters that look like others. */
const plain = /^https?:\/\/(?!\/)[\x21-\x5b\x5d-\x7e]+$/

const parse = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * The address of a provider's page if it may be opened, else null: a host of that very provider over https, without a
 * login name or another port. `apiOrigin` is the API's origin; its test provider counts on loopback alone.
 */
export function safeAddress(address: string, provider: string, apiOrigin: string): string | null {
  if (address.length > longest || !plain.test(address)) return null
  const url = parse(address)
  if (!url || url.username || url.password) return null
  const known = Object.prototype.hasOwnProperty.call(providerHosts, provider) ? providerHosts[provider] : []
  if (url.protocol === 'https:' && url.port === '' && known?.includes(url.hostname)) return url.href
  const local = isLoopback(url.hostname) && url.origin === apiOrigin && testProvider.path.test(url.pathname)
  return provider === testProvider.id && local ? url.href : null
}

const names = /^[A-Za-z0-9_.[\]-]{1,100}$/

/** Fields of a provider's form that may be posted as they are; null when there are odd ones or too many. */
export function safeFields(
  fields: Readonly<Record<string, string>> = {},
): readonly (readonly [name: string, value: string])[] | null {
  const all = Object.entries(fields)
  return all.length <= 50 && all.every(([name, value]) => names.test(name) && value.length <= longest)
    ? all
    : null
}
