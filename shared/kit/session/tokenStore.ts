import { fingerprint } from '../platform/fingerprint.ts'
import { ownValue, parseJson } from '../platform/json.ts'
import { guardStorage, type DeviceStorage, type GuardedStorage } from '@companion/shared/platform/storage'
import type { SessionKey, SessionState } from '@companion/shared/session/store'
import { isId } from '../http/endpoint.ts'
import { isTokenText, type TokenPair, type AccessToken, type RefreshToken } from '../http/shapes/session.ts'
import { readToken, type TokenUser } from './readToken.ts'
import { noTokens, type Tokens } from './tokens.ts'

export interface TokenStoreDeps {
  readonly state: SessionState
  readonly storage: GuardedStorage<SessionKey>
  /** Opens the local storage. */
  readonly device: () => DeviceStorage | null | undefined
  readonly onUserChange: () => void
}

function createStoredTokens({ state, storage, onUserChange }: TokenStoreDeps) {
  let epoch = 0
  // The last known user, also after its tokens were rejected, so that a change of user is detected.
  let owner: string | null = null

  const put = (key: SessionKey, value: string) => {
    if (value) storage.set(key, value)
    else storage.remove(key)
  }

  const save = ({ access, refresh }: Tokens, user: TokenUser | null): void => {
    put('acc_token', access)
    put('ref_token', refresh)
    put('userData', user ? JSON.stringify(user) : '')
    state.token = access
    state.userData = user
    owner = user?.userId ?? owner
  }

  const startEpoch = () => {
    epoch++
    onUserChange()
  }

  /** Returns the user of the stored tokens; from `userData` if the access token is unreadable. */
  const storedUser = (): string | null => {
    const user = readToken(storage.get('acc_token'))
    if (user) return user.userId
    try {
      const userId = ownValue(parseJson(storage.get('userData') ?? 'null'), 'userId')
      return isId(userId) ? userId : null
    } catch {
      return null
    }
  }

  return {
    epoch: () => epoch,
    storedUser,
    save,

    /** Returns the current tokens. An access token without a user is treated as missing. */
    tokens(): Tokens {
      const access = storage.get('acc_token') ?? ''
      const readable = access === state.token || readToken(access) !== null
      return { access: readable ? access : '', refresh: storage.get('ref_token') ?? '' }
    },

    /** Stores tokens. If they belong to another user, a new epoch starts. */
    write(next: Tokens, user: TokenUser): void {
      const changed = owner !== null && owner !== user.userId
      save(next, user)
      if (changed) startEpoch()
    },

    /** Reads the stored tokens, at the start and after a return from the back/forward cache. */
    load(): void {
      const access = storage.get('acc_token') ?? ''
      if (access === state.token) return
      const user = readToken(access)
      const changed = owner !== null && owner !== user?.userId
      state.token = user ? access : ''
      state.userData = user
      owner = storedUser()
      if (changed) startEpoch()
    },

    /**
     * Ends the session. Starts a new epoch, so that requests in flight can't write to the storage any more.
     */
    clear(): void {
      save(noTokens, null)
      owner = null
      startEpoch()
    },
  }
}

// Fingerprints in local storage, because they must survive a killed web view. The spec's seven keys (§3)
// leave no place for them in session storage.
function createUsedTokens(device: TokenStoreDeps['device']) {
  const used = guardStorage<'companion.session.used'>(device)
  const list = (): string[] => (used.get('companion.session.used') ?? '').split(' ').filter(Boolean)
  return {
    /**
     * Whether a refresh token is one of the last 32 used ones. Strict servers end a session that reuses one.
     */
    isUsed: (refresh: RefreshToken): boolean => refresh !== '' && list().includes(fingerprint(refresh)),

    markUsed(refresh: RefreshToken): void {
      const hash = fingerprint(refresh)
      const others = list().filter((other) => other !== hash)
      used.set('companion.session.used', [...others, hash].slice(-32).join(' '))
    },
  }
}

/**
 * Creates the token store. No other code reads or writes the tokens. Each change of user and each sign-out
 * starts a new epoch, so that requests and refreshes of an older epoch can't access the session.
 */
export function createTokenStore(deps: TokenStoreDeps) {
  const { save, ...stored } = createStoredTokens(deps)
  const { isUsed, markUsed } = createUsedTokens(deps.device)
  const { tokens, write } = stored

  return {
    ...stored,
    isUsed,
    markUsed,

    /** Returns the current access token if it isn't the `rejected` one, otherwise null. */
    newerThan(rejected: AccessToken): AccessToken | null {
      const { access } = tokens()
      return access && access !== rejected ? access : null
    },

    /** Replaces a rejected pair by one of another page or the app. Returns the access token if it's new. */
    take(pair: Partial<TokenPair> | null, rejected: AccessToken): AccessToken | null {
      const access = pair?.accessToken ?? ''
      const user = readToken(access)
      const given = pair?.refreshToken
      const refresh = isTokenText(given) && !isUsed(given) ? given : ''
      if (!user || (access === rejected && !refresh)) return null
      write({ access, refresh }, user)
      return access === rejected ? null : access
    },

    /** Stores the pair of a login or the app; null if the access token is unreadable or the pair was used. */
    accept(pair: Partial<TokenPair>): Tokens | null {
      const user = readToken(pair.accessToken)
      if (!user || !pair.accessToken) return null
      const same = user.userId === deps.state.userData?.userId
      const stale = pair.refreshToken !== undefined && isUsed(pair.refreshToken)
      if (stale && same) return null
      const usable = !stale && isTokenText(pair.refreshToken) ? pair.refreshToken : ''
      const next = { access: pair.accessToken, refresh: usable || (same ? tokens().refresh : '') }
      write(next, user)
      return next
    },

    /** Stores only a refresh token, because the access token is missing or its user is unknown. */
    writeRefresh: (refresh: RefreshToken): void => save({ access: '', refresh }, null),

    /** Deletes rejected tokens, but keeps their user, so that a change of user is detected. */
    drop: (): void => save(noTokens, null),
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>
