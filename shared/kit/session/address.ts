// Inlined into the head script, so it imports only types and stays tiny.
import type { AccessToken, RefreshToken } from '../http/shapes/session.ts'

const names = {
  access: /^((acc|access)_?)?token$/i,
  refresh: /^(ref|refresh)_?token$/i,
  tester: /^tester$/,
} as const

export interface TakenTokens {
  /** The first non-empty access token of the query, or ''. */
  readonly access: AccessToken
  /** The first non-empty refresh token of the query, or ''. */
  readonly refresh: RefreshToken
  /** The first non-empty tester's token of the query, or ''. */
  readonly tester: string
  /** The query without tokens; all other parts unchanged and in order. */
  readonly search: string
}

const kinds = Object.keys(names) as (keyof typeof names)[]

// Tokens may contain '+', which a form decoder would turn into a space.
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Removes the tokens from a raw query. Never throws. */
export function takeTokens(search: string): TakenTokens {
  const taken = { access: '', refresh: '', tester: '' }
  const kept = search
    .replace(/^\?/, '')
    // Also finds tokens after a second `?`, `&amp;` or `;`.
    .split(/&|[?;](?=\w*token=)/i)
    .filter((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s).map(decode)
      const kind = kinds.find((one) => names[one].test(name))
      if (kind) taken[kind] ||= value
      return !kind
    })
    .join('&')
  return { ...taken, search: kept && `?${kept}` }
}
