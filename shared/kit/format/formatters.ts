/**
 * The locale tag for formatting. Digits 0-9 in all languages, as in codes and phone numbers: engines differ in
 * Arabic's default. The Gregorian calendar even in Thai: dates on receipts must be the same everywhere.
 */
export const formatTag = (lang: string): string => `${lang}-u-ca-gregory-nu-latn`

type Make<F> = (lang: string) => F

/** Caches a formatter per language, because creating one is slow. Unknown languages fall back to English, then to undefined. */
export function cached<F>(make: Make<F>): (lang: string) => F | undefined {
  const made = new Map<string, F | undefined>()
  return (lang) => {
    if (!made.has(lang)) made.set(lang, firstOf(make, [lang, 'en']))
    return made.get(lang)
  }
}

/** The same for a formatter with options. */
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
      // An older engine doesn't know the language tag, unit or option.
    }
  }
  return undefined
}
