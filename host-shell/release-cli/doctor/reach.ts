import { UsageError } from '@companion/releases/edits/usageError'

/** A finding of `doctor`. A fact is neither an error nor a warning. */
export interface Finding {
  readonly level: 'error' | 'warning' | 'fact'
  readonly text: string
}

export const error = (text: string): Finding => ({ level: 'error', text })
export const warning = (text: string): Finding => ({ level: 'warning', text })
export const fact = (text: string): Finding => ({ level: 'fact', text })

const limit = 30_000

const untrusted =
  'its certificate is from no authority that devices trust, or the server does not send the whole chain'

/** The causes of failed connections in words, by the error code of Node or OpenSSL. */
const causes: Readonly<Record<string, string>> = {
  ENOTFOUND: 'nobody knows its name: is it written right, and is it in the DNS?',
  EAI_AGAIN: 'its name cannot be looked up at the moment',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it hangs up',
  UND_ERR_SOCKET: 'it hangs up',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  ETIMEDOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired: renew it',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet: is the clock right, there and here?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_SSL_WRONG_VERSION_NUMBER: 'it speaks no TLS: is it http:// there?',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it speaks no TLS: is it http:// there?',
}

/** Returns the cause of a failed request in words. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.name === 'TimeoutError') return `it does not answer within ${limit / 1000} s`
  const cause = failure.cause instanceof Error ? failure.cause : failure
  const code = 'code' in cause ? String(cause.code) : ''
  return causes[code] ?? (cause.message || code)
}

/**
 * Fetches without following redirects, because a redirect would cost pages a round trip for every file.
 * Throws a readable reason if a URL redirects or can't be read.
 */
export const fetchDirectly: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  const response = await fetch(input, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
  }).catch((failure: unknown) => {
    throw new Error(`${address} cannot be reached: ${reasonOf(failure)}`, { cause: failure })
  })
  if (response.status < 300 || response.status > 399 || response.status === 304) return response
  const to = response.headers.get('location') ?? 'nowhere'
  throw new Error(
    `${address} answers ${response.status} and sends to ${to}: name the address that answers itself, and have the apps open that one`,
  )
}

/** Parses a site's URL and adds a trailing slash. Throws on an invalid URL. */
export function siteAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${address}" is no address of a site: write e.g. --url https://m.example/`)
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Returns whether a URL's host is a loopback host, which browsers treat as secure even without TLS. */
export const isLoopback = ({ hostname }: URL): boolean =>
  /^(127(\.\d+){3}|\[::1\]|([\w-]+\.)*localhost)$/.test(hostname)
