/** The strategies that `intl-messageformat` asks for; there is one here. */
export const strategies = { variadic: undefined }

/**
 * Stands in for `@formatjs/fast-memoize` (0.3 kB): keeps what was made for the same arguments, in the order in which they
 * are given. `test/architecture/tools.test.ts` checks the names.
 */
export function memoize<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const made = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = made.get(key) ?? make(...given)
    made.set(key, known)
    return known
  }
}
