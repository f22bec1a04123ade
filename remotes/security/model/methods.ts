import type { CurrentUser } from '@companion/shared/http/shapes/user'

/** The verification methods for a new password (spec §2). */
export type Method = 'sms' | 'email' | 'oldPassword'

type Known = Pick<CurrentUser, 'phone' | 'email' | 'hasPassword'>

/** The target of a method's code; '' for the old password, or if the account has no phone or email. */
export const targetOf = (method: Method, user: Known): string =>
  method === 'sms' ? user.phone : method === 'email' ? user.email : ''

/** The methods available to a user, in order. An account without `hasPassword` counts as having one. */
export function methodsOf(
  user: Known,
  offered: readonly Method[] = ['sms', 'email', 'oldPassword'],
): Method[] {
  return offered.filter((method) =>
    method === 'oldPassword' ? user.hasPassword !== false : targetOf(method, user) !== '',
  )
}

/** The method in an address, if it's available. */
export const methodNamed = (name: string | undefined, open: readonly Method[]): Method | undefined =>
  open.find((method) => method === name)

/** The login name after the change: the verified target, otherwise the account's phone or email. */
export const identifierOf = (method: Method, user: Known): string =>
  targetOf(method, user) || user.email || user.phone
