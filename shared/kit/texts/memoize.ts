/** The strategies of `@formatjs/fast-memoize`. `intl-messageformat` uses only this one. */
export const strategies = { variadic: undefined }

/**
 * Replaces `@formatjs/fast-memoize` (0.3 kB): caches by the arguments' JSON, so the order of properties
 * matters. `test/architecture/tools.test.ts` checks that `intl-messageformat` imports only these exports.
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
