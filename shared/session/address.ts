// The document's first script carries this file inline: it imports nothing and stays tiny.

const names = {
  access: /^((acc|access)_?)?token$/i,
  refresh: /^(ref|refresh)_?token$/i,
  tester: /^tester$/,
} as const

export interface TakenTokens {
  /** The first non-empty access token of the query, or ''. */
  readonly access: string
  /** The first non-empty refresh token of the query, or ''. */
  readonly refresh: string
  /** The first non-empty tester's token of the query, or ''. */
  readonly tester: string
  /** The query without any token, every other part as it was and in its order. */
  readonly search: string
}

const kinds = Object.keys(names) as (keyof typeof names)[]

// Tokens may hold '+': a decoder for forms would turn it into a space.
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Takes the tokens out of a raw query. Takes any text and never throws. */
export function takeTokens(search: string): TakenTokens {
  const taken = { access: '', refresh: '', tester: '' }
  const kept = search
    .replace(/^\?/, '')
    // A base may have brought a `?` of its own, or a template `&amp;` or `;`: no token is to stay behind those either.
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
