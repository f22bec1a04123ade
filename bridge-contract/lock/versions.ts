import type { Version } from '../schema/schema.ts'

export const numbers = (version: Version): readonly number[] => version.split('.').map(Number)
export const major = (version: Version) => numbers(version)[0] ?? 0

/** Below 0 where the first is older. */
export const compareVersions = (a: Version, b: Version): number => {
  const other = numbers(b)
  return (
    numbers(a)
      .map((part, at) => part - (other[at] ?? 0))
      .find((difference) => difference) ?? 0
  )
}
