import { withoutInvisible } from './cleanText.ts'
import type { Phones } from '@companion/shared/forms/phone'
import { browserRegion, type Region } from './region.ts'

const longestLocal = 64
const longestAddress = 254

// RFC 5321 dot-atom. Quoted local parts aren't used in practice.
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
// Letters, digits, hyphens, and a last label that isn't a number: "a@1" would become 0.0.0.1.
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/
// Any of these would make the URL parser read a port, a path or a user.
const notHost = /[\s/\\?#:@[\]%<>^|]/

/** Converts a domain to ASCII (UTS-46, through URL); undefined if it's invalid. */
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
 * Normalises an address: trimmed, with the domain in lower-case ASCII (so domains compare without
 * regard to case). Undefined if it isn't an email address.
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

/** True if a login name is an email (it has an "@") and needs no phone metadata. */
export const looksLikeEmail = (typed: string): boolean => cleanEmail(typed).includes('@')

/**
 * True if the text looks like a phone number, so that loading the phone metadata is worth it. An email may start with
 * digits, but hardly with a plus or five digits.
 */
export const looksLikePhone = (typed: string): boolean =>
  !looksLikeEmail(typed) && /^\s*(?:\+|[\d\s()-]{5})/.test(typed)

/** Parses a login name: an email, or a phone number as E.164. Undefined if it's neither. */
export const readLoginId = (typed: string, phones: Phones | undefined, region?: Region): string | undefined =>
  looksLikeEmail(typed) ? readEmail(typed) : phones?.readPhone(typed, region ?? browserRegion())
