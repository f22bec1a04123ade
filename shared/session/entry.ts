import { isTokenText, readToken, type Tokens, type TokenUser } from './tokens.ts'

export interface RouteEntry {
  /** True for the routes of the no-login list. */
  readonly open: boolean
  /** What the document's first script took out of the address; for the first route alone. */
  readonly addressTokens?: Tokens | undefined
  readonly hasNav?: string | undefined
}

export interface EntryFacts {
  /** True for routes of the no-login list. */
  readonly open: boolean
  readonly address: Tokens
  readonly stored: Tokens
  /** The user whose session is stored, as far as that is known. */
  readonly storedUser: string | null
  /** True for a refresh token this device has already exchanged for another. */
  readonly isUsed: (refresh: string) => boolean
}

export type Entry =
  | { readonly next: 'stop' }
  /** Keep exactly these two tokens and nothing of what was stored before. */
  | { readonly next: 'use'; readonly tokens: Tokens; readonly user: TokenUser }
  /** Keep this refresh token alone and exchange it for a pair. */
  | { readonly next: 'refresh'; readonly refresh: string }

/**
 * What to do with the tokens when a route is entered (spec §4). Pure. An expired access token is used
 * all the same: device clocks are wrong, the server's 401 decides.
 */
export function decideEntry({ open, address, stored, storedUser, isUsed }: EntryFacts): Entry {
  // A web view that reloads its first address brings tokens which this page has renewed since then.
  const stale = isUsed(address.refresh)
  const refresh = stale || !isTokenText(address.refresh) ? '' : address.refresh
  if (open && !refresh) return { next: 'stop' }

  const storedToken = readToken(stored.access)
  const given = readToken(address.access)
  if (given && !(stale && storedToken?.userId === given.userId)) {
    // A stored refresh token may stay only beside a token of the user it was stored with.
    const kept = storedUser === given.userId ? stored.refresh : ''
    return { next: 'use', tokens: { access: address.access, refresh: refresh || kept }, user: given }
  }
  // Whose token a lone refresh token is, only it can say; a stored access token of unsure company goes.
  const foreign = refresh !== '' && refresh !== stored.refresh && readToken(refresh)?.userId !== storedUser
  if (storedToken && !foreign) {
    return {
      next: 'use',
      tokens: { access: stored.access, refresh: refresh || stored.refresh },
      user: storedToken,
    }
  }
  return { next: 'refresh', refresh: refresh || stored.refresh }
}
