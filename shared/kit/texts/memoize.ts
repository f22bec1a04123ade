/** The strategies that `intl-messageformat` requires; only one here. */
export const strategies = { variadic: undefined }

/**
 * Replaces `@formatjs/fast-memoize` (0.3 kB): caches results by arguments, including the order of their
 * properties. `test/architecture/tools.test.ts` checks the names.
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
