import { wired, writtenIn } from '@companion/shared/texts/languages'
import { brands } from '@companion/shared/brand/brands'

/** The languages with prerendered documents. */
export const prerendered: readonly string[] = ['en', 'zh', 'de', 'ar']

/**
 * Value in `documentLanguages` for a language without prerendered documents. Its visitors get the document
 * without a screen.
 */
// Not `-`, which Caddy would replace with its default.
export const noWords = 'none'

/**
 * Prefix of the visitor's language → language of the document. The first match applies. Without a match the
 * document is in English, like the page itself.
 */
export const documentLanguages: readonly (readonly [start: string, lang: string])[] = [
  ...prerendered.map((lang) => [lang, lang] as const),
  ...[...new Set([...brands.flatMap(({ languages }) => languages), ...wired])]
    .filter((lang) => !prerendered.includes(writtenIn(lang)))
    .map((lang) => [lang, noWords] as const),
]
  // Longest prefix first, because `zh` also matches `zh-TW`.
  .toSorted(([one], [other]) => other.length - one.length)
