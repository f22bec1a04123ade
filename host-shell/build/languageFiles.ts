import { translated } from '@companion/shared/texts/languages'

/**
 * Files of languages that pages do not show yet: `fr.json`, while `fr` is not in the table. No build takes them in and
 * no release is named after them, so they can be written file by file.
 */
export const untranslatedFile = new RegExp(
  String.raw`(?:^|[\\/])(?!(?:${translated.join('|')})\.json$)[a-z]{2}(?:-[A-Z]{2})?\.json$`,
)

/** A built file of one language, English left out: entries do not hold its hash. */
export const languageFile = /-(?!en-)([a-z]{2}(?:-[A-Z]{2})?)-json\.js$/

/**
 * A release's file with the hashes of what each language but English begins with (`texts-de-json.js`), which in turn
 * bring those of the others of their language.
 */
export const languagesFile = 'languages.json'
