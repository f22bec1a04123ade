import { withoutInvisible } from './cleanText.ts'
import type { Phones } from '@companion/shared/forms/phone'
import { browserRegion, type Region } from './region.ts'

const longestLocal = 64
const longestAddress = 254

// RFC 5321 dot-atom. Quoted local parts are rejected, because nobody uses them.
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
// Letters, digits and hyphens. The last label must not be a number, because URL turns "a@1" into "a@0.0.0.1".
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/
// Characters that the URL parser would take for the start of a port, path, user or IPv6 address, or rejects.
const notHost = /[\s/\\?#:@[\]%<>^|]/

/** Converts a domain to ASCII (UTS-46, by the URL parser). Returns undefined if it's invalid. */
function asciiDomain(name: string): string | undefined {
  if (name === '' || notHost.test(name)) return undefined
  try {
    const host = new URL(`http://${name}`).hostname
    return domain.test(host) ? host : undefined
  } catch {
    return undefined
  }
}

const wideForms: Readonly<Record<string, string>> = { '＠': '@', '．': '.', '。': '.', '｡': '.' }

const cleanEmail = (typed: string): string =>
  withoutInvisible(typed)
    .trim()
    .replace(/[＠．。｡]/g, (sign) => wideForms[sign] ?? sign)

/**
 * Normalises an email address: trimmed, and with its domain in lower-case ASCII, so that domains compare
 * regardless of case. Returns undefined if it isn't an email address.
 */
export function readEmail(typed: string): string | undefined {
  const email = cleanEmail(typed)
  const at = email.lastIndexOf('@')
  if (at < 1) return undefined
  const name = email.slice(0, at)
  const host = asciiDomain(email.slice(at + 1))
  if (host === undefined || name.length > longestLocal || !local.test(name)) return undefined
  const address = `${name}@${host}`
  return address.length > longestAddress ? undefined : address
}

/** Whether a login name is an email address: it has an "@". Then it needs no phone metadata. */
export const looksLikeEmail = (typed: string): boolean => cleanEmail(typed).includes('@')

/**
 * Whether a text looks like a phone number, so that loading the phone metadata is worthwhile. Emails rarely
 * start with a plus or with five digits.
 */
export const looksLikePhone = (typed: string): boolean =>
  !looksLikeEmail(typed) && /^\s*(?:\+|[\d\s()-]{5})/.test(typed)

/** Parses a login name: an email address, or a phone number to E.164. Returns undefined if it's neither. */
export const readLoginId = (typed: string, phones: Phones | undefined, region?: Region): string | undefined =>
  looksLikeEmail(typed) ? readEmail(typed) : phones?.readPhone(typed, region ?? browserRegion())
