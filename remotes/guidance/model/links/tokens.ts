const bytesOf = (escapes: string): string => {
  const bytes = escapes
    .split('%')
    .slice(1)
    .map((hex) => parseInt(hex, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

/** Undoes percent escapes as often as they were applied; broken ones stay. Never throws. */
function unescaped(text: string): string {
  let now = text
  for (let round = 0; round < 20; round++) {
    const next = now.replace(/(?:%[0-9a-f]{2})+/gi, bytesOf)
    if (next === now) break
    now = next
  }
  return now.normalize('NFKC')
}

/** A word for token in any of the spellings apps use, whatever stands between the letters. */
const named = (text: string) =>
  text
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()
    .includes('token')

/** The head of a JSON web token: what it looks like when nothing names it. */
const shaped = (text: string) => /eyJ[\w-]{6,}/.test(text)

/** True when a piece of an address names or looks like a token, in any encoding. */
export function holdsToken(piece: string): boolean {
  const text = unescaped(piece)
  return named(text) || shaped(text)
}
