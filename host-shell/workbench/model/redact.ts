/** Fields whose values must never leave the page: credentials, proofs and personal data. */
const secret = /token|password|passwd|code$|ticket|receipt|secret|authorization|signature|nonce/i
const personal = /email|mailbox|phone|username|nickname|avatar|^to$|address|city|district|lat|lon/i

const stars = '***'

/** Placeholder for the page's own origin, which differs in a replay. */
export const ownOrigin = 'https://page.invalid'

/** The next step of a payment (`next`): keeps the provider, hides the details, which are worth money. */
function redactedNext([name, value]: readonly [string, unknown]): readonly [string, unknown] {
  // The mock API's own provider has no secrets, and the page checks its path.
  const [, origin = '', test] = /^(https?:\/\/[^/]+)(\/standin\/pay\/\w+$)?/.exec(String(value)) ?? []
  if (name === 'url') return [name, test ? ownOrigin + test : `${origin}/${stars}`]
  if (name !== 'fields' && name !== 'payload') return [name, value]
  return [name, Object.fromEntries(Object.keys(Object(value) as object).map((key) => [key, stars]))]
}

/** Replacements of the same kind for personal values, so that a screen shows something of the same shape. */
const samples: readonly (readonly [RegExp, unknown])[] = [
  [/email|mailbox|username/i, 'someone@companion.example'],
  [/phone|^to$/i, '+12025550100'],
  [/avatar/i, ''],
  [/nickname/i, 'Someone'],
  [/address|city|district/i, 'Somewhere'],
  [/lat/i, 22.5],
  [/lon/i, 114.1],
]

/** A copy without secrets and personal data: `***`, or a value of the same kind if a screen needs one. */
export function redacted(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => redacted(part, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(name === 'next' ? redactedNext : ([key, part]) => [key, redacted(part, key)]),
    )
  if (value === null || value === undefined || value === '') return value
  // A number in such a field is a business code, the reason for a refusal.
  if (secret.test(name)) return typeof value === 'number' ? value : stars
  if (!personal.test(name)) return value
  const sample = samples.find(([pattern]) => pattern.test(name))
  if (typeof value === 'number') return sample && typeof sample[1] === 'number' ? sample[1] : value
  return sample?.[1] ?? stars
}

/** Path and query of a URL, with secret and personal parameter values replaced. Long ids stay. */
export function redactedPath(href: string): string {
  const url = new URL(href, 'https://page.invalid')
  for (const [name, value] of url.searchParams) url.searchParams.set(name, String(redacted(value, name)))
  return url.pathname + url.search
}

/**
 * A recorded response of the app, with sample values in place of the stars that the bridge put in for
 * secrets.
 */
export function withoutStars(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutStars(part, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutStars(part, key)]))
  return value === stars ? (samples.find(([pattern]) => pattern.test(name))?.[1] ?? stars) : value
}
