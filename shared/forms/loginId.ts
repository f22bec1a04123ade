import { cleanEmail, readEmail } from './email.ts'
import type { Phones } from '@companion/shared/forms/phone'
import type { Region } from './region.ts'

/** Says whether a login field holds an email (it has an "@") and so needs no number plans. */
export const looksLikeEmail = (typed: string): boolean => cleanEmail(typed).includes('@')

/**
 * Says whether what is typed begins to look like a number, so that number plans are worth fetching: an email may begin
 * with digits, but hardly with a plus or five of them.
 */
export const looksLikePhone = (typed: string): boolean =>
  !looksLikeEmail(typed) && /^\s*(?:\+|[\d\s()-]{5})/.test(typed)

export type LoginId = { readonly kind: 'email' | 'phone'; readonly value: string }

/**
 * What the user means to log in with: an email, or a phone number read in their region as E.164.
 * Undefined when it is neither ('Please enter a valid phone number or email!').
 */
export function readLoginId(typed: string, region: Region, phones: Phones | undefined): LoginId | undefined {
  const kind = looksLikeEmail(typed) ? 'email' : 'phone'
  const value = kind === 'email' ? readEmail(typed) : phones?.readPhone(typed, region)
  return value === undefined ? undefined : { kind, value }
}
