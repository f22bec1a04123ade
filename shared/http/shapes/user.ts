import { toCurrentUser, userFacts, type CurrentUser } from '../../session/currentUser.ts'
import { record, ShapeFault, text, type Shape } from './check.ts'

export const currentUser: Shape<CurrentUser> = (value, path) => {
  const user = toCurrentUser(value)
  if (!user) throw new ShapeFault(path, 'a user')
  return user
}

/** What a change of the account answers: the changed facts, or nothing at all. */
export const changedUser: Shape<Partial<CurrentUser>> = (value) => userFacts(value) ?? {}

// ASSUMED: the avatar calls are not shown.
export const uploadedAvatar = record({ url: text })
