import { fingerprint } from '../platform/fingerprint.ts'
import { ownValue, parseJson } from '../platform/json.ts'
import { guardStorage, type DeviceStorage, type GuardedStorage } from '@companion/shared/platform/storage'
import type { SessionKey, SessionState } from '@companion/shared/session/store'
import { isId } from '../http/endpoint.ts'
import { isTokenText, type TokenPair } from '../http/shapes/session.ts'
import { readToken, type TokenUser } from './readToken.ts'
import { noTokens, type Tokens } from './tokens.ts'

export interface TokenStoreDeps {
  readonly state: SessionState
  readonly storage: GuardedStorage<SessionKey>
  /** Opens the storage that outlives the page. */
  readonly device: () => DeviceStorage | null | undefined
  readonly onUserChange: () => void
}

function createStoredTokens({ state, storage, onUserChange }: TokenStoreDeps) {
  let epoch = 0
  // Outlives the tokens of a refused session, so that the next user is recognised as another one.
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

  /** The user of the stored tokens; `userData` still names one when the access token has become unreadable. */
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

    /** Both tokens as they are now. An access token that names no user counts as none. */
    tokens(): Tokens {
      const access = storage.get('acc_token') ?? ''
      const readable = access === state.token || readToken(access) !== null
      return { access: readable ? access : '', refresh: storage.get('ref_token') ?? '' }
    },

    /** Stores tokens; those of a user other than the last one start a new epoch. */
    write(next: Tokens, user: TokenUser): void {
      const changed = owner !== null && owner !== user.userId
      save(next, user)
      if (changed) startEpoch()
    },

    /** Reads what is stored: at the start, and when the page returns from the back/forward cache. */
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

    /** Ends the session: nothing of it stays stored, and what is in flight may not write to it. */
    clear(): void {
      save(noTokens, null)
      owner = null
      startEpoch()
    },
  }
}

// Fingerprints in the local storage: they survive a killed web view; session storage has exactly seven keys (spec §3).
function createUsedTokens(device: TokenStoreDeps['device']) {
  const used = guardStorage<'companion.spent'>(device)
  const list = (): string[] => (used.get('companion.spent') ?? '').split(' ').filter(Boolean)
  return {
    /** True for one of the last 32 refresh tokens that were exchanged: a strict server ends the session that sends one again. */
    isUsed: (refresh: string): boolean => refresh !== '' && list().includes(fingerprint(refresh)),

    markUsed(refresh: string): void {
      const hash = fingerprint(refresh)
      const others = list().filter((other) => other !== hash)
      used.set('companion.spent', [...others, hash].slice(-32).join(' '))
    },
  }
}

/**
 * The only code that reads and writes the tokens. Each change of user and each sign-out starts a new epoch: requests
 * and refreshes of an older one can neither read nor write the session.
 */
export function createTokenStore(deps: TokenStoreDeps) {
  const { save, ...stored } = createStoredTokens(deps)
  const { isUsed, markUsed } = createUsedTokens(deps.device)
  const { tokens, write } = stored

  return {
    ...stored,
    isUsed,
    markUsed,

    /** The access token in use if it is another than the `rejected` one, else null. */
    newerThan(rejected: string): string | null {
      const { access } = tokens()
      return access && access !== rejected ? access : null
    },

    /** Stores a pair of another page or of the app in place of a rejected one; returns its access token if that is new. */
    take(pair: Partial<TokenPair> | null, rejected: string): string | null {
      const access = pair?.accessToken ?? ''
      const user = readToken(access)
      const given = pair?.refreshToken
      const refresh = isTokenText(given) && !isUsed(given) ? given : ''
      if (!user || (access === rejected && !refresh)) return null
      write({ access, refresh }, user)
      return access === rejected ? null : access
    },

    /** Stores the pair of a login or of the app; null when it is of no use: no readable access token, or long used. */
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

    /** Stores a refresh token alone: its access token is missing, or belongs to an unknown user. */
    writeRefresh: (refresh: string): void => save({ access: '', refresh }, null),

    /** Deletes tokens that the server refused; their user is remembered, to recognise a change of user. */
    drop: (): void => save(noTokens, null),
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>
