import { translated } from '@companion/shared/texts/languages'

/**
 * Matches the catalogues of languages that pages don't offer yet: `sv.json`, while `sv` isn't in
 * `translated`. Builds ignore them, so a new language can be translated file by file without changing a
 * release's name.
 */
export const untranslatedFile = new RegExp(
  String.raw`(?:^|[\\/])(?!(?:${translated.join('|')})\.json$)[a-z]{2}(?:-[A-Z]{2})?\.json$`,
)

/** Matches a built file of one language, except English. Entries don't contain the hashes of these files. */
export const languageFile = /-(?!en-)([a-z]{2}(?:-[A-Z]{2})?)-json\.js$/

/**
 * A release's table with the hash of each language's first file, such as `texts-de-json.js`. English isn't in
 * the table. The first file contains the hashes of the language's other files.
 */
export const languagesFile = 'languages.json'
