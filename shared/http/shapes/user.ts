import { flag, lenient, record, ShapeFault, text, type Shape } from './check.ts'
import { isPlainObject, ownValue } from '../../platform/json.ts'
import { isId } from '../endpoint.ts'

/** The user as the page knows them; '' where the account has no such thing. */
export interface CurrentUser {
  readonly userId: string
  readonly nickname: string
  /** As the server stores it, E.164 in the good case. */
  readonly phone: string
  readonly email: string
  /** Address of the picture as the server says it, or ''; `avatarSource` says what an image may load. */
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

// ASSUMED: the spec §3 names these facts but not their fields. This table is the one place to change.
const fields: Fields = {
  userId: [id, 'userId', 'id', 'uid'],
  nickname: [fact, 'nickname', 'nickName', 'name'],
  phone: [fact, 'phone', 'mobile'],
  email: [fact, 'email', 'mail'],
  avatar: [fact, 'avatar', 'avatarUrl', 'headImg'],
  hasPassword: [lenient(flag), 'hasPassword'],
}

/** What a change of the account answers: the changed facts, under whichever names the server has for them. */
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

/** The current user in an answer that names at least one fact of a user. */
export const currentUser: Shape<CurrentUser> = (answer, path) => {
  const facts = changedUser(answer, path)
  if (!Object.keys(facts).length) throw new ShapeFault(path, 'a user')
  return { userId: '', nickname: '', phone: '', email: '', avatar: '', ...facts }
}

// ASSUMED: the avatar calls are not shown.
export const uploadedAvatar = record({ url: text })
