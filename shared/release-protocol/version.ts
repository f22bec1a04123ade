/**
 * Version ranges: the subset of npm's grammar that our documents use (`^ ~ >= > <= < =`, partial versions,
 * spaces for "and", `||` for "or", `*`). Pre-releases match as with npm's `includePrerelease`, and `^1` ends
 * before 2.0.0-0. We don't use the `semver` package, because it's too large for the shell.
 */
// Compared numbers per version. App versions have fewer; missing numbers are treated as 0.
const longest = 6

/**
 * Splits a version into its numbers and the parts of its pre-release. A final version gets the part `~`,
 * which sorts after any pre-release.
 */
function partsOf(version: string): readonly (number | string)[] {
  const [, digits = '', preRelease = '~'] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? []
  const numbers = `${digits}${'.0'.repeat(longest)}`.split('.').slice(0, longest)
  return [
    ...numbers.map((part) => Number(part) || 0),
    ...preRelease.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  ]
}

/** Compares two versions (semver §11). Returns a negative number, 0 or a positive number. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  const at = left.findIndex((part, index) => part !== right[index])
  if (at < 0) return left.length - right.length
  const [one, other] = [left[at]!, right[at]]
  // Numbers sort before words, as in semver §11.
  const isLater = typeof one === typeof other ? one > other! : typeof other !== 'string'
  return isLater ? 1 : -1
}

/** Returns the first version after all that start with `parts` up to `at`: for 1.2.3 and 1, it's 1.3-0. */
const beyond = (parts: readonly number[], at: number): string =>
  `${[...parts.slice(0, at), (parts[at] ?? 0) + 1].join('.')}-0`

const comparatorForm = /^(\^|~|>=|<=|>|<|=)?v?(\d+(?:\.\d+)*)(-[\w.-]+)?(?:\.[x*])*$/

function fits(version: string, comparator: string): boolean {
  const [, sign, digits = '', preRelease = ''] = comparatorForm.exec(comparator) ?? []
  if (!digits) return comparator === '*' || comparator === 'x'
  const parts = digits.split('.').map(Number)
  const last = parts.length - 1
  const reaches = (at: number) => compareVersions(version, beyond(parts, at)) >= 0
  // A partial version means all its completions: `<=3` includes 3.9, and `<3` excludes 3.0.0-beta.
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

/** Whether a version is in a range. An empty range matches every version, an invalid range matches none. */
export const satisfies = (version: string, range: string): boolean =>
  range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparator) => comparator === '' || fits(version, comparator)),
  )

/** Whether a text is an app's version, for example `3.4.0`. */
export const isVersion = (text: string): boolean => /^\d+(\.\d+)*([-+].*)?$/.test(text)

/** Whether a text is a valid range. Commands reject an invalid one, because no device would match it. */
export const isRange = (range: string): boolean =>
  range.split(/\|\||\s+/).some((part) => part !== '') &&
  range.split(/\|\||\s+/).every((part) => part === '' || part === '*' || comparatorForm.test(part))
