/** Fields whose values must never leave the page, because they're credentials, proofs or personal data. */
const secret = /token|password|passwd|code$|ticket|receipt|secret|authorization|signature|nonce/i
const personal = /email|mailbox|phone|username|nickname|avatar|^to$|address|city|district|lat|lon/i

const stars = '***'

/** Placeholder for the page's own origin, because a replay can run on a different one. */
export const ownOrigin = 'https://page.invalid'

/**
 * Redacts an entry of a payment's next step (`next`). Leaves the provider's origin readable and replaces the
 * details, because they could be used to pay.
 */
function redactedNext([name, value]: readonly [string, unknown]): readonly [string, unknown] {
  // The URL of the mock API's own provider isn't replaced. It contains no secrets, and the page checks its
  // path.
  const [, origin = '', test] = /^(https?:\/\/[^/]+)(\/standin\/pay\/\w+$)?/.exec(String(value)) ?? []
  if (name === 'url') return [name, test ? ownOrigin + test : `${origin}/${stars}`]
  if (name !== 'fields' && name !== 'payload') return [name, value]
  return [name, Object.fromEntries(Object.keys(Object(value) as object).map((key) => [key, stars]))]
}

/** Sample values that replace personal data, so that a replayed screen shows text of the same form. */
const samples: readonly (readonly [RegExp, unknown])[] = [
  [/email|mailbox|username/i, 'someone@companion.example'],
  [/phone|^to$/i, '+12025550100'],
  [/avatar/i, ''],
  [/nickname/i, 'Someone'],
  [/address|city|district/i, 'Somewhere'],
  [/lat/i, 22.5],
  [/lon/i, 114.1],
]

/**
 * Returns a copy without secrets and personal data. They're replaced with `***`, or with a sample value if a
 * screen needs one.
 */
export function redacted(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => redacted(part, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(name === 'next' ? redactedNext : ([key, part]) => [key, redacted(part, key)]),
    )
  if (value === null || value === undefined || value === '') return value
  // A number in such a field is an error code of the API (`code`) and no secret.
  if (secret.test(name)) return typeof value === 'number' ? value : stars
  if (!personal.test(name)) return value
  const sample = samples.find(([pattern]) => pattern.test(name))
  if (typeof value === 'number') return sample && typeof sample[1] === 'number' ? sample[1] : value
  return sample?.[1] ?? stars
}

/**
 * Returns a URL's path and query, with the values of secret and personal parameters replaced. IDs in the path
 * aren't replaced.
 */
export function redactedPath(href: string): string {
  const url = new URL(href, 'https://page.invalid')
  for (const [name, value] of url.searchParams) url.searchParams.set(name, String(redacted(value, name)))
  return url.pathname + url.search
}

/**
 * Returns a recorded reply of the app with sample values instead of stars. The bridge replaces secrets with
 * stars when it records them.
 */
export function withoutStars(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutStars(part, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutStars(part, key)]))
  return value === stars ? (samples.find(([pattern]) => pattern.test(name))?.[1] ?? stars) : value
}
