import { isPlainObject, ownValue, parseJson } from '../http/json.ts'
import { isId, readToken, type TokenUser } from './jwt.ts'
import type { GuardedStorage, SessionKey } from './storage.ts'
import type { SessionState } from './state.ts'
import type { StoredSession } from './entry.ts'

export interface TokenStoreDeps {
  readonly session: SessionState
  readonly storage: GuardedStorage<SessionKey>
  /** Called after each change of user and each sign-out. */
  readonly onEpoch: () => void
}

/** The user of a stored session; `userData` still names one when the token itself has become unreadable. */
export function storedUser(storage: GuardedStorage<SessionKey>): TokenUser | null {
  const user = readToken(storage.get('acc_token'))
  if (user) return user
  try {
    const data = parseJson(storage.get('userData') ?? 'null')
    const userId = isPlainObject(data) ? ownValue(data, 'userId') : null
    return isId(userId) ? { userId } : null
  } catch {
    return null
  }
}

/**
 * The one place that writes tokens. Each change of user, and each sign-out, opens a new epoch: what
 * began in an older one can neither write nor read the session any more.
 */
export function createTokenStore({ session, storage, onEpoch }: TokenStoreDeps) {
  let epoch = 0
  // Outlives the tokens of a refused session: the next user must be known as another one.
  let owner: string | null = null

  const put = (key: SessionKey, value: string) => {
    if (value) storage.set(key, value)
    else storage.remove(key)
  }

  const keep = ({ access, refresh }: StoredSession, user: TokenUser | null): void => {
    put('acc_token', access)
    put('ref_token', refresh)
    put('userData', user ? JSON.stringify(user) : '')
    session.token = access
    session.userData = user
    owner = user?.userId ?? owner
  }

  const open = () => {
    epoch++
    onEpoch()
  }

  const nobody: StoredSession = { access: '', refresh: '' }

  return {
    epoch: () => epoch,
    owner: () => owner,
    held: (): StoredSession => ({ access: session.token, refresh: storage.get('ref_token') ?? '' }),

    /** Takes what is stored into use: at the start, and when a page comes back from the back/forward cache. */
    wake(): void {
      const access = storage.get('acc_token') ?? ''
      if (access === session.token) return
      const user = readToken(access)
      const changed = owner !== null && owner !== user?.userId
      session.token = user ? access : ''
      session.userData = user
      owner = storedUser(storage)?.userId ?? null
      if (changed) open()
    },

    /** Stores tokens; those of a user other than the last one open a new epoch. */
    write(held: StoredSession, user: TokenUser): void {
      const changed = owner !== null && owner !== user.userId
      keep(held, user)
      if (changed) open()
    },

    /** Keeps a refresh token alone: its access token is missing, or belongs to nobody knows whom. */
    await: (refresh: string): void => keep({ access: '', refresh }, null),

    /** Lets go of tokens that the server refused; their user stays known, to tell the next one apart. */
    drop: (): void => keep(nobody, null),

    /** Ends the session: nothing of it stays, and nothing begun in it may come back. */
    wipe(): void {
      keep(nobody, null)
      owner = null
      open()
    },
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>
