/** Decodes one part of a query; a broken escape stays as it was written. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replace(/\+/g, ' '))
  } catch {
    return part
  }
}

/** The first non-empty value of each name in a raw query. Never throws; names are data, not properties. */
export function queryOf(search: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=')
    const name = decoded(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decoded(pair.slice(at + 1))
    if (name && value && !values.has(name)) values.set(name, value)
  }
  return values
}
