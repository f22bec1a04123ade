import { wired, writtenIn } from '@companion/shared/texts/languages'
import { brands } from '@companion/shared/brand/brands'

/** The languages with prerendered documents. */
export const prerendered: readonly string[] = ['en', 'zh', 'de', 'ar']

/**
 * The `documentLanguages` entry for a language without prerendered documents: the visitor gets the document
 * without a screen.
 */
// Not `-`: Caddy would replace it with its default.
export const noWords = 'none'

/**
 * Prefix of the visitor's language → language of the documents. The first match counts. Without a match the
 * documents are English, like the page itself.
 */
export const documentLanguages: readonly (readonly [start: string, lang: string])[] = [
  ...prerendered.map((lang) => [lang, lang] as const),
  ...[...new Set([...brands.flatMap(({ languages }) => languages), ...wired])]
    .filter((lang) => !prerendered.includes(writtenIn(lang)))
    .map((lang) => [lang, noWords] as const),
]
  // `zh-TW` before `zh`.
  .toSorted(([one], [other]) => other.length - one.length)
