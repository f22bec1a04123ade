import { createRequire } from 'node:module'
import { TYPE, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { basename } from 'node:path'

// Many web views have no hyphenation dictionary. With `hyphens: auto` they would break words anywhere. The
// package (ISC) and its TeX patterns (free, each with its own licence) are in no bundle. The package is
// loaded with `require`, because Node's `import` can't load folders.
const require = createRequire(import.meta.url)
const patternsOf = (lang: string) => require(`hyphen/${lang}`) as typeof import('hyphen/de')

/**
 * Language → number of letters from which a word can be wider than a line of 320 px at twice the text size.
 * English has no entry, because its texts follow the specification letter by letter.
 */
const longWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['bg', 'es', 'fr', 'id', 'it', 'nl', 'pl', 'pt', 'ro', 'ru'].map((lang) => [lang, 9]),
  ),
  de: 12,
}

/**
 * Language → the parts of compounds. A compound breaks only between its parts, as "Telefon-nummer", because a
 * title that breaks within a part ("Telefonnum-mer") is hard to read.
 */
const seams: Readonly<Record<string, RegExp>> = {
  de: /^(?:Anfangs|Anführungs|Anmelde|Benutzer|Bestätigungs|Bestell(?=nummer|daten|status)|Datenschutz|Daten|Diagnose|Energie|Fehler|Geräte|Hilfe|Hintergrund|Internet|Konto|Mobil(?=nummer|telefon|funk)|Nacht|Netz(?=werk|verbindung|problem)|Nutzungs|Pfeil|Regen|Rest(?=kontingent|betrag|zeit)|Sicherheits|Standort|System|Tages|Telefon|Umschalt|Wetter|Wissens|Zahlungs|Zugriffs)(?=\p{Ll}{4,})/u,
}

/**
 * Minimum number of letters before and after a break. Shorter pieces are harder to read than a short line.
 * German words have more of them, so that "Ein-stellungen" isn't a break.
 */
const shortPiece = (lang: string) => (lang === 'de' ? 5 : 3)
// Doesn't match words with inner capitals (product names), URLs and e-mail addresses (a copy would include
// the soft hyphens), and names of placeholders.
const wordsFrom = (letters: number) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}@/._{])(?=\\p{L}{${letters},})\\p{L}\\p{Ll}+(?![\\p{L}\\p{N}@/_]|\\.\\p{L})`,
    'gu',
  )

const softHyphen = '\u00AD'
const wordJoiner = '\u2060'

function hyphenateWord(word: string, syllables: readonly string[], short: number): string {
  let broken = ''
  let at = 0
  for (const syllable of syllables) {
    if (at >= short && word.length - at >= short) broken += softHyphen
    broken += syllable
    at += syllable.length
  }
  return broken
}

const languageOf = (file: string) => basename(file, '.json')

/** The shortest compound that breaks at its seam. */
const compound = 10

/**
 * Inserts soft hyphens (U+00AD) into long words, in languages with patterns: compounds of the table break
 * between their parts, other words between their syllables. "E-Mail" gets a word joiner (U+2060), so it
 * never breaks.
 */
export function hyphenateWords(text: string, lang: string): string {
  const letters = longWords[lang]
  if (!letters) return text
  const seam = seams[lang]
  const { hyphenateSync } = patternsOf(lang)
  return text
    .replaceAll('E-Mail', `E-${wordJoiner}Mail`)
    .replace(wordsFrom(seam ? compound : letters), (word) => {
      const first = seam?.exec(word)?.[0]
      if (first) return first + softHyphen + hyphenateWords(word.slice(first.length), lang)
      return word.length < letters
        ? word
        : hyphenateWord(word, hyphenateSync(word).split(softHyphen), shortPiece(lang))
    })
}

/** Hyphenates a parsed message. The names of its arguments and tags stay unchanged. */
function hyphenate(message: MessageFormatElement[], lang: string): MessageFormatElement[] {
  return message.map((part): MessageFormatElement => {
    if (part.type === TYPE.literal) return { ...part, value: hyphenateWords(part.value, lang) }
    if (part.type === TYPE.tag) return { ...part, children: hyphenate(part.children, lang) }
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return part
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: hyphenate(option.value, lang) },
    ])
    return { ...part, options: Object.fromEntries(options) as typeof part.options }
  })
}

/**
 * Matches the JSON files that are hyphenated although they're not message catalogues: articles, legal
 * documents, and names of a phone's menus.
 */
export const longTexts = new RegExp(
  String.raw`[\\/]model[\\/].*(?<![\\/]texts)[\\/](?:${Object.keys(longWords).join('|')})\.json$`,
)

/**
 * Fields of these files that the page reads but doesn't show. Hyphens would break comparisons with their
 * values.
 */
const unseen = ['id', 'topic', 'route', 'keywords']

/**
 * Hyphenates every visible text of a JSON file that matches `longTexts`. `file` ends with `<language>.json`.
 */
export const hyphenateJson = (source: string, file: string): string =>
  JSON.stringify(
    JSON.parse(source, (key, value: unknown) =>
      typeof value === 'string' && !unseen.includes(key) ? hyphenateWords(value, languageOf(file)) : value,
    ),
  )

/**
 * Parses and hyphenates every message of a catalogue. `file` ends with `<language>.json`. Throws if a message
 * is invalid, with the message's key in the error.
 */
export function compileTexts(
  catalogue: Record<string, string>,
  file: string,
): Record<string, MessageFormatElement[]> {
  const compiled: Record<string, MessageFormatElement[]> = {}
  for (const [key, message] of Object.entries(catalogue)) {
    try {
      compiled[key] = hyphenate(parse(message, { captureLocation: false }), languageOf(file))
    } catch (failure) {
      throw new Error(`${key}: ${JSON.stringify(message)} is no valid message`, { cause: failure })
    }
  }
  return compiled
}
