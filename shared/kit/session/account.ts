import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { send } from '@companion/shared/http/client'
import { onSessionRestored, onUserChange, session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { dropCarried } from '@companion/shared/swap/guard'
import { useHydrated } from '../hooks/useHydrated.ts'
import { isApiError, type ApiError } from '../http/apiError.ts'
import { listen } from '../platform/listen.ts'
import { reportError } from '@companion/shared/http/reportError'
import type { CurrentUser } from '../http/shapes/user.ts'

export interface Account {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  user: CurrentUser | null
}

/** The signed-in user, loaded once for all remotes. A reload in the background doesn't clear `user`. */
export const account = proxy<Account>({ status: 'idle', user: null })

const freshFor = 60_000
let loadedAt = 0
let loading: Promise<CurrentUser> | null = null
// True once a screen has requested the user. Then the next user is loaded at once after a change of user.
let wanted = false

// Number of changes of user, so that a load that started before a change is ignored.
let userCount = 0

const finishLoad = (user: CurrentUser | null): void => {
  loading = null
  if (user) {
    loadedAt = session().network.clock.now()
    account.user = user
  }
  account.status = account.user ? 'ready' : 'failed'
}

async function load(startedFor: number): Promise<CurrentUser> {
  try {
    const answer = await send('GET /api/v1/users/current')
    const user = { ...answer, userId: answer.userId || (sessionState.userData?.userId ?? '') }
    if (startedFor === userCount) finishLoad(user)
    return user
  } catch (failure) {
    if (startedFor === userCount) {
      finishLoad(null)
      // After a failure, waits for the server's `Retry-After`, at least a minute: it may be overloaded.
      const { retryAfter = 0 } = failure as Partial<ApiError>
      loadedAt = session().network.clock.now() + Math.max(0, retryAfter * 1000 - freshFor)
    }
    // Only announced, because the screen shows the failure with a Retry button.
    if (isApiError(failure) && failure.type === 'business') void reportError(failure, { inline: true })
    throw failure
  }
}

/** Loads the current user, once unless `force`. Rejects with `ApiError`, but doesn't drop a loaded user. */
export function loadAccount({ force = false }: { force?: boolean } = {}): Promise<CurrentUser> {
  wanted = true
  if (loading) return loading
  if (account.user && !force) return Promise.resolve({ ...account.user })
  if (!account.user) account.status = 'loading'
  loading = load(userCount)
  return loading
}

/** Loads the user. On failure, `account.status` is `failed`. */
export const askForAccount = (force = false): void => void loadAccount({ force }).catch(() => {})

let isPrefetched = false

/** Prefetches the user for the first screen. If that fails, the first screen doesn't load the user again. */
export function prefetchAccount(): void {
  isPrefetched = true
  askForAccount()
}

/** Changes fields of the user on all screens, until the user is loaded again. */
export function patchAccount(fields: Partial<CurrentUser>): void {
  if (account.user) Object.assign(account.user, fields)
}

/**
 * Reloads a user older than a minute when the page becomes visible. Hidden pages get some of the events too.
 */
export function keepAccountFresh(
  win: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  isVisible: () => boolean = () => document.visibilityState === 'visible',
): () => void {
  const reloadIfStale = () => {
    const old = session().network.clock.now() - loadedAt >= freshFor
    if (account.user && old && isVisible()) askForAccount(true)
  }
  return listen(win, ['focus', 'visibilitychange', 'pageshow'], reloadIfStale)
}

onUserChange(() => {
  userCount++
  loading = null
  loadedAt = 0
  account.user = null
  account.status = 'idle'
  // Data that outlived a swap belongs to the previous user.
  dropCarried()
  if (wanted && sessionState.token) askForAccount(true)
})

onSessionRestored(() => {
  if (wanted && !account.user) askForAccount(true)
})

const coming: Account = { status: 'loading', user: null }

/** Returns the user if another component loads them. The status is `loading` during hydration. */
export function useLoadedAccount(): Account {
  const loaded = useSnapshot(account)
  return useHydrated() ? loaded : coming
}

/** Returns the signed-in user and the status of the load. Loads the user once for the whole page. */
export function useAccount(): Account {
  const { token } = useSnapshot(sessionState)
  useEffect(() => {
    if (token && !(isPrefetched && account.status === 'failed')) askForAccount()
    // In a microtask, because the other effects of this commit must still see the flag.
    queueMicrotask(() => (isPrefetched = false))
  }, [token])
  return useLoadedAccount()
}

/** Whether the signed-in user is loading, or is about to load. */
export function useUserComing(): boolean {
  const { token } = useSnapshot(sessionState)
  const { user, status } = useLoadedAccount()
  return !user && (status === 'loading' || (status === 'idle' && Boolean(token)))
}
