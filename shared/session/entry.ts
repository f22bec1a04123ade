import { readToken, type TokenUser } from './jwt.ts'
import { isTokenText } from './pair.ts'

/** The tokens a session is made of; '' where there is none. */
export interface StoredSession {
  readonly access: string
  readonly refresh: string
}

export interface EntryFacts {
  /** True for routes of the no-login list. */
  readonly open: boolean
  readonly address: StoredSession
  readonly stored: StoredSession
  /** The user whose session is stored, as far as that is known. */
  readonly storedUser: string | null
  /** True for a refresh token this device has already traded for another. */
  readonly spent: (refresh: string) => boolean
}

export type Entry =
  | { readonly next: 'stop' }
  /** Keep exactly these two tokens and nothing of what was stored before. */
  | { readonly next: 'use'; readonly held: StoredSession; readonly user: TokenUser }
  /** Keep this refresh token alone and trade it for a pair. */
  | { readonly next: 'refresh'; readonly refresh: string }

/**
 * What to do with the tokens when a route is entered (spec §4). Pure. An expired access token is used
 * all the same: device clocks are wrong, the server's 401 decides.
 */
export function decideEntry({ open, address, stored, storedUser, spent }: EntryFacts): Entry {
  // A web view that reloads its first address brings tokens which this page has renewed since then.
  const stale = spent(address.refresh)
  const refresh = stale || !isTokenText(address.refresh) ? '' : address.refresh
  if (open && !refresh) return { next: 'stop' }

  const storedToken = readToken(stored.access)
  const given = readToken(address.access)
  if (given && !(stale && storedToken?.userId === given.userId)) {
    // A stored refresh token may stay only beside a token of the user it was stored with.
    const kept = storedUser === given.userId ? stored.refresh : ''
    return { next: 'use', held: { access: address.access, refresh: refresh || kept }, user: given }
  }
  // Whose token a lone refresh token is, only it can say; a stored access token of unsure company goes.
  const foreign = refresh !== '' && refresh !== stored.refresh && readToken(refresh)?.userId !== storedUser
  if (storedToken && !foreign) {
    return {
      next: 'use',
      held: { access: stored.access, refresh: refresh || stored.refresh },
      user: storedToken,
    }
  }
  return { next: 'refresh', refresh: refresh || stored.refresh }
}
