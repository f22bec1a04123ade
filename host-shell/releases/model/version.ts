/**
 * Version ranges, the part of npm's grammar our documents use: `^ ~ >= > <= < =`, partial versions,
 * spaces for "and", `||` for "or", `*`. The full library is too large for the shell.
 */
const numbers = (version: string): number[] =>
  version
    .replace(/^v|[-+].*/g, '')
    .split('.')
    .map((part) => Number(part) || 0)

/** Negative, zero or positive; missing parts count as 0, a pre-release comes before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return Number(b.includes('-')) - Number(a.includes('-'))
}

/** The first version beyond `parts` with the part at `at` counted up: 1.2.3 at 1 → 1.3. */
const beyond = (parts: number[], at: number): string =>
  [...parts.slice(0, at), (parts[at] ?? 0) + 1].join('.')

const atLeast = (version: string, low: string): boolean => compareVersions(version, low) >= 0

const comparatorForm = /^(\^|~|>=|<=|>|<|=)?v?(\d+(?:\.\d+)*)(?:-[\w.-]+)?(?:\.[x*])*$/

function fits(version: string, comparator: string): boolean {
  const match = comparatorForm.exec(comparator)
  if (!match) return comparator === '*' || comparator === 'x'
  const [, sign = '', digits = ''] = match
  const low = digits + (/-[\w.-]+$/.exec(comparator)?.[0] ?? '')
  const parts = numbers(digits)
  const last = parts.length - 1
  const firstSet = parts.findIndex((part) => part > 0)
  // A partial version includes all its completions: `<=3` includes 3.9.
  const next = last < 2 ? beyond(parts, last) : ''
  switch (sign) {
    case '>=':
      return atLeast(version, low)
    case '<':
      return !atLeast(version, low)
    case '>':
      return next ? atLeast(version, next) : compareVersions(version, low) > 0
    case '<=':
      return next ? !atLeast(version, next) : compareVersions(version, low) <= 0
    case '^':
      return atLeast(version, low) && !atLeast(version, beyond(parts, firstSet < 0 ? last : firstSet))
    case '~':
      return atLeast(version, low) && !atLeast(version, beyond(parts, Math.min(1, last)))
    default:
      return next ? atLeast(version, low) && !atLeast(version, next) : compareVersions(version, low) === 0
  }
}

/** Whether a version lies in a range; an empty range takes all, an unreadable one takes nothing. */
export const satisfies = (version: string, range: string): boolean =>
  range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparator) => comparator === '' || fits(version, comparator)),
  )

/** Whether a text is the version of an app, e.g. `3.4.0`. */
export const isVersion = (text: string): boolean => /^\d+(\.\d+)*([-+].*)?$/.test(text)

/** Whether a text is a readable range, so that a command can refuse one that no device would match. */
export const isRange = (range: string): boolean =>
  range.split(/\|\||\s+/).some((part) => part !== '') &&
  range.split(/\|\||\s+/).every((part) => part === '' || part === '*' || comparatorForm.test(part))
