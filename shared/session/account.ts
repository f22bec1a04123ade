import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { send } from '@companion/shared/http/client'
import { onSessionRestored, onUserChange, session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { dropCarried } from '@companion/shared/swap/guard'
import { isApiError, type ApiError } from '../http/apiError.ts'
import { listen } from '../platform/listen.ts'
import { reportError } from '@companion/shared/http/reportError'
import type { CurrentUser } from '../http/shapes/user.ts'

export interface Account {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  user: CurrentUser | null
}

/** The signed-in user, loaded once for all remotes. A reload in the background leaves `user` in place. */
export const account = proxy<Account>({ status: 'idle', user: null })

const freshFor = 60_000
let loadedAt = 0
let loading: Promise<CurrentUser> | null = null
// A screen has asked for the user: after a change of user, the next one is loaded at once.
let wanted = false

// Grows with each change of user: a load from before does not count.
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
      // Tried is tried: a server with too much to do is left alone as long as it says, a minute at least.
      const { retryAfter = 0 } = failure as Partial<ApiError>
      loadedAt = session().network.clock.now() + Math.max(0, retryAfter * 1000 - freshFor)
    }
    // The view that shows the user shows the failure, with a Retry.
    if (isApiError(failure) && failure.kind === 'business') {
      failure.shownAs = ''
      void reportError(failure)
    }
    throw failure
  }
}

/** The current user, loaded once until `force`. Rejects with `ApiError`; a user already known then stays. */
export function loadAccount({ force = false }: { force?: boolean } = {}): Promise<CurrentUser> {
  wanted = true
  if (loading) return loading
  if (account.user && !force) return Promise.resolve({ ...account.user })
  if (!account.user) account.status = 'loading'
  loading = load(userCount)
  return loading
}

/** Loads the user; a failure shows in the account's status. */
export const askForAccount = (force = false): void => void loadAccount({ force }).catch(() => {})

let isBegun = false

/** Loads the user for the screen that is about to be drawn. It shows what has come of it, also a failure, and does not ask again. */
export function beginAccount(): void {
  isBegun = true
  askForAccount()
}

/** Changes fields of the signed-in user's account on every screen, until the server is asked again. */
export function patchAccount(fields: Partial<CurrentUser>): void {
  if (account.user) Object.assign(account.user, fields)
}

/** Reloads the user when the page becomes visible after a minute; some of the events reach hidden pages too. */
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
  // What a release carries over to the next one belonged to the last user.
  dropCarried()
  if (wanted && sessionState.token) askForAccount(true)
})

onSessionRestored(() => {
  if (wanted && !account.user) askForAccount(true)
})

/** The signed-in user and the state of loading them; loads once for the whole page. */
export function useAccount() {
  const { token } = useSnapshot(sessionState)
  useEffect(() => {
    if (token && !(isBegun && account.status === 'failed')) askForAccount()
    // After all effects of this commit.
    queueMicrotask(() => (isBegun = false))
  }, [token])
  return useSnapshot(account)
}

/** True while the signed-in user is being loaded, also in the moment before any screen has asked. */
export function useUserComing(): boolean {
  const { token } = useSnapshot(sessionState)
  const { user, status } = useSnapshot(account)
  return !user && (status === 'loading' || (status === 'idle' && Boolean(token)))
}
