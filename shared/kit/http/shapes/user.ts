import { flag, lenient, record, ShapeFault, text, type Shape } from './check.ts'
import { isPlainObject, ownValue } from '../../platform/json.ts'
import { isId } from '../endpoint.ts'

/** The signed-in user. Missing fields are ''. */
export interface CurrentUser {
  readonly userId: string
  readonly nickname: string
  /** In the server's format, usually E.164. */
  readonly phone: string
  readonly email: string
  /** URL of the avatar from the server, or ''. Pass it to `avatarSource` before you load it. */
  readonly avatar: string
  readonly hasPassword?: boolean
}

const textOrNone = lenient(text)
const fact = (value: unknown): string | undefined => (value === null ? '' : textOrNone(value, ''))

function id(value: unknown): string | undefined {
  const given = fact(value)
  return isId(given) ? given : undefined
}

type Fields = Readonly<Record<keyof CurrentUser, readonly [read: Shape<unknown>, ...names: string[]]>>

// ASSUMED: the spec §3 mentions this data, but not its fields. Change only this table when they are known.
const fields: Fields = {
  userId: [id, 'userId', 'id', 'uid'],
  nickname: [fact, 'nickname', 'nickName', 'name'],
  phone: [fact, 'phone', 'mobile'],
  email: [fact, 'email', 'mail'],
  avatar: [fact, 'avatar', 'avatarUrl', 'headImg'],
  hasPassword: [lenient(flag), 'hasPassword'],
}

/** The response to a change of the account: the changed fields, under any of the names in `fields`. */
export const changedUser: Shape<Partial<CurrentUser>> = (answer, path) => {
  const nested = ownValue(answer, 'user')
  if (isPlainObject(nested)) return changedUser(nested, path)
  const facts: Record<string, unknown> = {}
  for (const [field, [read, ...names]] of Object.entries(fields)) {
    const given = names.map((name) => ownValue(answer, name)).find((value) => value !== undefined)
    const value = read(given, path)
    if (value !== undefined) facts[field] = value
  }
  return facts
}

/** The current user. The response must contain at least one field of a user. */
export const currentUser: Shape<CurrentUser> = (answer, path) => {
  const facts = changedUser(answer, path)
  if (!Object.keys(facts).length) throw new ShapeFault(path, 'a user')
  return { userId: '', nickname: '', phone: '', email: '', avatar: '', ...facts }
}

// ASSUMED: the spec doesn't show the avatar calls.
export const uploadedAvatar = record({ url: text })
