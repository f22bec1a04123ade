const bytesOf = (escapes: string): string => {
  const [, ...bytes] = escapes.split('%').map((hex) => parseInt(hex, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

/** Decodes percent escapes until none are left, because tokens can be escaped repeatedly. Never throws. */
function unescaped(text: string): string {
  let now = text
  for (let round = 0; round < 20; round++) {
    const next = now.replace(/(?:%[0-9a-f]{2})+/gi, bytesOf)
    if (next === now) break
    now = next
  }
  return now.normalize('NFKC')
}

/** Returns true if a text contains "token", even with other characters between the letters. */
const named = (text: string) =>
  text
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()
    .includes('token')

/** Returns true if a text contains the start of a JSON web token. */
const shaped = (text: string) => /eyJ[\w-]{6,}/.test(text)

/** Returns true if a part of a URL contains the word "token" or looks like a token, in any encoding. */
export function holdsToken(piece: string): boolean {
  const text = unescaped(piece)
  return named(text) || shaped(text)
}

/**
 * Removes the credentials, the fragment and all query parameters that contain a token from a link. Other
 * parameters stay unchanged. Returns '' if the rest still contains a token.
 */
export function withoutTokens(link: string): string {
  const [whole = ''] = link.split('#')
  const at = whole.indexOf('?')
  const base = (at < 0 ? whole : whole.slice(0, at)).replace(/^([a-z][\w+.-]*:\/\/)[^/]*@/i, '$1')
  const pairs = (at < 0 ? '' : whole.slice(at + 1)).split(/[&;]/).filter((pair) => pair && !holdsToken(pair))
  const clean = pairs.length ? `${base}?${pairs.join('&')}` : base
  // A token can span several parameters. Then only the link without its query is safe.
  const safe = holdsToken(clean) ? base : clean
  return holdsToken(safe) ? '' : safe
}
