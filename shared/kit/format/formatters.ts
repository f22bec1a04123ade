/**
 * Returns the locale for formatting. Digits are always 0-9, because engines differ in Arabic's default. The
 * calendar is Gregorian even in Thai, so that all receipts have the same dates.
 */
export const formatTag = (lang: string): string => `${lang}-u-ca-gregory-nu-latn`

type Make<F> = (lang: string) => F

/**
 * Caches a formatter per language, because creating one is slow. If the engine doesn't support the language,
 * returns the English formatter, or undefined if there's none either.
 */
export function cached<F>(make: Make<F>): (lang: string) => F | undefined {
  const made = new Map<string, F | undefined>()
  return (lang) => {
    if (!made.has(lang)) made.set(lang, firstOf(make, [lang, 'en']))
    return made.get(lang)
  }
}

/** Does the same for a formatter with options. */
export function cachedWith<O extends object, F>(make: (lang: string, options: O) => F) {
  const made = new Map<string, (lang: string) => F | undefined>()
  return (lang: string, options: O): F | undefined => {
    const key = JSON.stringify(options)
    const known = made.get(key) ?? cached((each) => make(each, options))
    made.set(key, known)
    return known(lang)
  }
}

function firstOf<F>(make: Make<F>, langs: readonly string[]): F | undefined {
  for (const lang of langs) {
    try {
      return make(formatTag(lang))
    } catch {
      // An older engine throws for an unknown language, unit or option, so the next language is tried.
    }
  }
  return undefined
}
