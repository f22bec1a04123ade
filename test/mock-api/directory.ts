import type { User } from './accounts.ts'
import { refuse } from './refusals.ts'
import type { World } from './world.ts'

const same = (a: string, b: string) => a !== '' && a.toLowerCase() === b.toLowerCase()

/** Finds the account with this email (case-insensitive) or this E.164 phone. */
function findByLogin(world: World, login: string): User | undefined {
  for (const user of world.state.users.values())
    if (same(user.email, login) || (login !== '' && user.phone === login)) return user
  return undefined
}

/** Returns the account that a code is for. Throws 2001 if there's none. */
export function mustFind(world: World, login: string): User {
  return findByLogin(world, login) ?? refuse('userMissing')
}

/** Throws if a phone or email belongs to another account. */
export function mustBeFree(world: World, login: string, exceptUserId = ''): void {
  const holder = findByLogin(world, login)
  if (!holder || holder.userId === exceptUserId) return
  refuse(login.includes('@') ? 'emailTaken' : 'phoneTaken', {
    field: login.includes('@') ? 'email' : 'phone',
  })
}

/** Finds an account for the control room: by control room name ('demo'), id, email or phone. */
export function findByName(world: World, name: string): User | undefined {
  const { users, names } = world.state
  return users.get(names.get(name) ?? name) ?? findByLogin(world, name)
}

/** Adds an account with the next free id. */
export function addUser(world: World, fields: Partial<User>): User {
  const userId = String(world.state.nextUserId)
  world.state.nextUserId += 1n
  const empty: Omit<User, 'userId'> = {
    nickname: '',
    phone: '',
    email: '',
    avatar: '',
    password: '',
    idInToken: 'string',
  }
  const user: User = { ...empty, ...fields, userId }
  world.state.users.set(userId, user)
  return user
}

/** Returns the account in the API's format. */
export const shown = ({ userId, nickname, phone, email, avatar, password }: User) => ({
  userId,
  nickname,
  phone,
  email,
  avatar,
  hasPassword: password !== '',
})
