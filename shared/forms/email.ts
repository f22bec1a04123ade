import { withoutInvisible } from './cleanText.ts'
import type { Phones } from '@companion/shared/forms/phone'
import { browserRegion, type Region } from './region.ts'

const longestLocal = 64
const longestAddress = 254

// RFC 5321 dot-atom: what servers accept unquoted. Quoted local parts are not used in practice.
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
// Letters, digits, hyphens, and a last label that is not a number: "a@1" would become 0.0.0.1.
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/
// A host only: any of these would let the URL parser read a port, a path or a user.
const notHost = /[\s/\\?#:@[\]%<>^|]/

/** A domain in ASCII (UTS-46, through URL); undefined when it is not one. */
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
 * The address in the form that is sent: trimmed, its domain lower-case ASCII (so domains compare without
 * regard to case). Undefined when it is not an email address.
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

/** True when a login field holds an email (it has an "@") and needs no number plans. */
export const looksLikeEmail = (typed: string): boolean => cleanEmail(typed).includes('@')

/**
 * True when the text looks like a phone number, so that number plans are worth fetching. An email may begin with digits,
 * but hardly with a plus or five of them.
 */
export const looksLikePhone = (typed: string): boolean =>
  !looksLikeEmail(typed) && /^\s*(?:\+|[\d\s()-]{5})/.test(typed)

/** The email, or the phone number as E.164, to log in with; undefined when the text is neither. */
export const readLoginId = (typed: string, phones: Phones | undefined, region?: Region): string | undefined =>
  looksLikeEmail(typed) ? readEmail(typed) : phones?.readPhone(typed, region ?? browserRegion())
