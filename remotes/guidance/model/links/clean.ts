import { holdsToken } from './tokens.ts'

/**
 * The link without anything that names or looks like a token, without credentials and without a fragment; empty
 * where what remains would still hold one. Other parameters stay as they were written.
 */
export function withoutTokens(link: string): string {
  const [whole = ''] = link.split('#')
  const at = whole.indexOf('?')
  const place = (at < 0 ? whole : whole.slice(0, at)).replace(/^([a-z][\w+.-]*:\/\/)[^/]*@/i, '$1')
  const kept = (at < 0 ? '' : whole.slice(at + 1)).split(/[&;]/).filter((pair) => pair && !holdsToken(pair))
  const clean = kept.length ? `${place}?${kept.join('&')}` : place
  // Escapes can be spread over several parameters; then only the place is worth keeping.
  const safe = holdsToken(clean) ? place : clean
  return holdsToken(safe) ? '' : safe
}
