import { wired, writtenIn } from '@companion/shared/texts/languages'
import { brands } from '@companion/shared/brand/brands'

/** The languages in which documents bring the words of screens. */
export const prerendered: readonly string[] = ['en', 'zh', 'de', 'ar']

/** Stands for a language in which no document has words: a visitor who reads it gets the document without any. */
// Not `-`, which Caddy takes for its default.
export const noWords = 'none'

/**
 * How the language of a visitor begins → the language of the documents for it; the first that fits counts, and who reads
 * another one gets the English words, as the page itself is English then.
 */
export const documentLanguages: readonly (readonly [start: string, lang: string])[] = [
  ...prerendered.map((lang) => [lang, lang] as const),
  ...[...new Set([...brands.flatMap(({ languages }) => languages), ...wired])]
    .filter((lang) => !prerendered.includes(writtenIn(lang)))
    .map((lang) => [lang, noWords] as const),
]
  // `zh-TW` before `zh`.
  .toSorted(([one], [other]) => other.length - one.length)
