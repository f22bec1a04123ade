/**
 * Version ranges: the subset of npm's grammar that our documents use (`^ ~ >= > <= < =`, partial versions,
 * spaces for "and", `||` for "or", `*`). Pre-releases count as with npm's `includePrerelease`: `^1` ends
 * before 2.0.0-0. The full library is too large for the shell.
 */
// More than any app's version has: versions are compared part by part, and a missing part counts as 0.
const longest = 6

/**
 * The numbers of a version, then the parts of its pre-release. A final release gets a part that sorts after
 * them.
 */
function partsOf(version: string): readonly (number | string)[] {
  const [, digits = '', preRelease = '~'] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? []
  const numbers = `${digits}${'.0'.repeat(longest)}`.split('.').slice(0, longest)
  return [
    ...numbers.map((part) => Number(part) || 0),
    ...preRelease.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  ]
}

/** Negative, zero or positive (semver §11); missing parts count as 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  const at = left.findIndex((part, index) => part !== right[index])
  if (at < 0) return left.length - right.length
  const [one, other] = [left[at]!, right[at]]
  // Numbers sort before words.
  const isLater = typeof one === typeof other ? one > other! : typeof other !== 'string'
  return isLater ? 1 : -1
}

/** The first version after all that equal `parts` up to `at`, pre-releases included: 1.2.3 at 1 → 1.3-0. */
const beyond = (parts: readonly number[], at: number): string =>
  `${[...parts.slice(0, at), (parts[at] ?? 0) + 1].join('.')}-0`

const comparatorForm = /^(\^|~|>=|<=|>|<|=)?v?(\d+(?:\.\d+)*)(-[\w.-]+)?(?:\.[x*])*$/

function fits(version: string, comparator: string): boolean {
  const [, sign, digits = '', preRelease = ''] = comparatorForm.exec(comparator) ?? []
  if (!digits) return comparator === '*' || comparator === 'x'
  const parts = digits.split('.').map(Number)
  const last = parts.length - 1
  const reaches = (at: number) => compareVersions(version, beyond(parts, at)) >= 0
  // A partial version covers all its completions: `<=3` includes 3.9, and `<3` excludes pre-releases of 3.
  const isPartial = last < 2
  const order = compareVersions(version, digits + (isPartial ? '-0' : preRelease))
  const isBefore = order < 0
  const isPast = isPartial ? reaches(last) : order > 0
  const firstSet = parts.findIndex((part) => part > 0)
  switch (sign) {
    case '>=':
      return !isBefore
    case '<':
      return isBefore
    case '>':
      return isPast
    case '<=':
      return !isPast
    case '^':
      return !isBefore && !reaches(firstSet < 0 ? last : firstSet)
    case '~':
      return !isBefore && !reaches(Math.min(1, last))
    default:
      return !isBefore && !isPast
  }
}

/** Whether a version is in a range; an empty range matches all versions, an invalid one none. */
export const satisfies = (version: string, range: string): boolean =>
  range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparator) => comparator === '' || fits(version, comparator)),
  )

/** Whether a text is an app's version, e.g. `3.4.0`. */
export const isVersion = (text: string): boolean => /^\d+(\.\d+)*([-+].*)?$/.test(text)

/** Whether a text is a valid range, so that a command can refuse one that no device would match. */
export const isRange = (range: string): boolean =>
  range.split(/\|\||\s+/).some((part) => part !== '') &&
  range.split(/\|\||\s+/).every((part) => part === '' || part === '*' || comparatorForm.test(part))
