import { record, ShapeFault, text, type Shape } from './check.ts'
import { isPlainObject, ownValue } from '../../platform/json.ts'
import { isId } from '../endpoint.ts'

export const currentUser: Shape<CurrentUser> = (value, path) => {
  const user = toCurrentUser(value)
  if (!user) throw new ShapeFault(path, 'a user')
  return user
}

/** What a change of the account answers: the changed facts, or nothing at all. */
export const changedUser: Shape<Partial<CurrentUser>> = (value) => userFacts(value) ?? {}

// ASSUMED: the avatar calls are not shown.
export const uploadedAvatar = record({ url: text })

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

// ASSUMED: the spec §3 names these facts but not their fields. This table is the one place to change.
const names: Readonly<Record<keyof CurrentUser, readonly string[]>> = {
  userId: ['userId', 'id', 'uid'],
  nickname: ['nickname', 'nickName', 'name'],
  phone: ['phone', 'mobile'],
  email: ['email', 'mail'],
  avatar: ['avatar', 'avatarUrl', 'headImg'],
  hasPassword: ['hasPassword'],
}

type Field = keyof CurrentUser

function valueOf(raw: object, field: Field): unknown {
  const values = names[field].map((name) => ownValue(raw, name))
  return values.find((value) => value !== undefined)
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (value === null) return ''
  return typeof value === 'string' ? value : undefined
}

/** The user's facts in an answer, under whichever names the server has for them; null when it holds none. */
export function userFacts(raw: unknown): Partial<CurrentUser> | null {
  if (!isPlainObject(raw)) return null
  const nested = ownValue(raw, 'user')
  if (isPlainObject(nested)) return userFacts(nested)
  const facts: { -readonly [F in Field]?: CurrentUser[F] } = {}
  for (const field of ['nickname', 'phone', 'email', 'avatar'] as const) {
    const value = textOf(valueOf(raw, field))
    if (value !== undefined) facts[field] = value
  }
  const id = textOf(valueOf(raw, 'userId'))
  if (isId(id)) facts.userId = id
  const hasPassword = valueOf(raw, 'hasPassword')
  if (typeof hasPassword === 'boolean') facts.hasPassword = hasPassword
  return facts
}

/** The current user in an answer of `GET /users/current`, or null when it names nothing of a user. */
export function toCurrentUser(raw: unknown): CurrentUser | null {
  const facts = userFacts(raw)
  if (!facts || Object.keys(facts).length === 0) return null
  return { userId: '', nickname: '', phone: '', email: '', avatar: '', ...facts }
}
