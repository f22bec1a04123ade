import { translated } from '@companion/shared/texts/languages'

/**
 * Files of languages that pages do not show yet: `fr.json`, while `fr` is not in the table. No build takes them in and
 * no release is named after them, so they can be written file by file.
 */
export const untranslatedFile = new RegExp(
  String.raw`(?:^|[\\/])(?!(?:${translated.join('|')})\.json$)[a-z]{2}(?:-[A-Z]{2})?\.json$`,
)
