import { translated } from '@companion/shared/texts/languages'

/**
 * Catalogues of languages that pages don't offer yet: `fr.json`, while `fr` is not in the table. Builds
 * ignore them and release names don't depend on them, so they can be translated file by file.
 */
export const untranslatedFile = new RegExp(
  String.raw`(?:^|[\\/])(?!(?:${translated.join('|')})\.json$)[a-z]{2}(?:-[A-Z]{2})?\.json$`,
)

/** A built file of one language, except English; entries don't hold its hash. */
export const languageFile = /-(?!en-)([a-z]{2}(?:-[A-Z]{2})?)-json\.js$/

/**
 * A release's table with the hash of the first file of each language except English (`texts-de-json.js`).
 * That file carries the hashes of the language's other files.
 */
export const languagesFile = 'languages.json'
