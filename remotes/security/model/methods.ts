import type { CurrentUser } from '@companion/shared/http/shapes/user'

/** The methods by which users verify themselves before they choose a new password (spec §2). */
export type Method = 'sms' | 'email' | 'oldPassword'

type Known = Pick<CurrentUser, 'phone' | 'email' | 'hasPassword'>

/**
 * Returns the phone or email that gets the code, or '' for the old password or if the account has neither.
 */
export const targetOf = (method: Method, user: Known): string =>
  method === 'sms' ? user.phone : method === 'email' ? user.email : ''

/** Returns a user's available methods, in order. A missing `hasPassword` is treated as true. */
export function methodsOf(
  user: Known,
  offered: readonly Method[] = ['sms', 'email', 'oldPassword'],
): Method[] {
  return offered.filter((method) =>
    method === 'oldPassword' ? user.hasPassword !== false : targetOf(method, user) !== '',
  )
}

/** Returns the method in the URL, or undefined if it isn't available. */
export const methodNamed = (name: string | undefined, open: readonly Method[]): Method | undefined =>
  open.find((method) => method === name)

/** Returns the login name for the next login: the verified target, or else the account's email or phone. */
export const identifierOf = (method: Method, user: Known): string =>
  targetOf(method, user) || user.email || user.phone
