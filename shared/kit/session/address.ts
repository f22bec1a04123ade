// The build inlines this into the head script, so it must stay tiny and imports nothing.
import type { AccessToken, RefreshToken } from '../http/shapes/session.ts'

const names = {
  access: /^((acc|access)_?)?token$/i,
  refresh: /^(ref|refresh)_?token$/i,
  tester: /^tester$/,
} as const

export interface TakenTokens {
  /** The first non-empty access token in the query, or ''. */
  readonly access: AccessToken
  /** The first non-empty refresh token in the query, or ''. */
  readonly refresh: RefreshToken
  /** The first non-empty tester's token in the query, or ''. */
  readonly tester: string
  /** The query without the tokens. The other parts are unchanged and in the same order. */
  readonly search: string
}

const kinds = Object.keys(names) as (keyof typeof names)[]

// Not `URLSearchParams`, because tokens may contain '+', which it would turn into a space.
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Removes the tokens from a raw query string. Never throws. */
export function takeTokens(search: string): TakenTokens {
  const taken = { access: '', refresh: '', tester: '' }
  const kept = search
    .replace(/^\?/, '')
    // Tokens after a second `?`, `&amp;` or `;` must be removed too, otherwise they would stay in the URL.
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
