import type { CurrentUser } from '@companion/shared/http/shapes/user'

/** The ways to prove that a password's owner asks for a new one (spec §2, verification choices). */
export type Method = 'sms' | 'email' | 'oldPassword'

type Known = Pick<CurrentUser, 'phone' | 'email' | 'hasPassword'>

/** Where a method sends its code; '' for the old password, or where the account has no such thing. */
export const targetOf = (method: Method, user: Known): string =>
  method === 'sms' ? user.phone : method === 'email' ? user.email : ''

/** The methods open to a user, in the order offered. An account without `hasPassword` counts as having one. */
export function methodsOf(
  user: Known,
  offered: readonly Method[] = ['sms', 'email', 'oldPassword'],
): Method[] {
  return offered.filter((method) =>
    method === 'oldPassword' ? user.hasPassword !== false : targetOf(method, user) !== '',
  )
}

/** The method an address names, if it is one of those that are open. */
export const methodNamed = (name: string | undefined, open: readonly Method[]): Method | undefined =>
  open.find((method) => method === name)

/** What the user signs in with after the change: what was proved, else what the account is known by. */
export const identifierOf = (method: Method, user: Known): string =>
  targetOf(method, user) || user.email || user.phone
