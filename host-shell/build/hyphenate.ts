import { createRequire } from 'node:module'
import { TYPE, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { basename } from 'node:path'

// Many web views have no hyphenation dictionary: with `hyphens: auto` words would break anywhere. The package (ISC) and
// its TeX patterns (free, each with a licence of its own) are in nothing that is built. Node imports no folders: `require`.
const require = createRequire(import.meta.url)
const patternsOf = (lang: string) => require(`hyphen/${lang}`) as typeof import('hyphen/de')

/**
 * The letters from which a word may be too long for a line of 320 px at twice the text size, by language. English has
 * none: its texts are the specification's, letter by letter.
 */
const longWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['bg', 'es', 'fr', 'id', 'it', 'nl', 'pl', 'pt', 'ro', 'ru'].map((lang) => [lang, 9]),
  ),
  de: 10,
}

/** The letters that stay together at a word's start and end: shorter pieces are harder to read than a short line. */
const shortPiece = 3
// A name with capitals inside is no word. Addresses (a soft hyphen would be copied along) and the names of placeholders
// stay as they are.
const wordsFrom = (letters: number) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}@/._{])(?=\\p{L}{${letters},})\\p{L}\\p{Ll}+(?![\\p{L}\\p{N}@/_]|\\.\\p{L})`,
    'gu',
  )

const softHyphen = '\u00AD'

function hyphenateWord(word: string, syllables: readonly string[]): string {
  let broken = ''
  let at = 0
  for (const syllable of syllables) {
    if (at >= shortPiece && word.length - at >= shortPiece) broken += softHyphen
    broken += syllable
    at += syllable.length
  }
  return broken
}

const languageOf = (file: string) => basename(file, '.json')

/** A text with soft hyphens (U+00AD) at the syllables of its long words, in languages that have any. */
export function hyphenateWords(text: string, lang: string): string {
  const letters = longWords[lang]
  if (!letters) return text
  const { hyphenateSync } = patternsOf(lang)
  return text.replace(wordsFrom(letters), (word) =>
    hyphenateWord(word, hyphenateSync(word).split(softHyphen)),
  )
}

/** Hyphenates a parsed message; names of arguments and tags stay as they are. */
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

/** Hyphenated texts that are no catalogues of messages: articles, legal documents, names of a phone's menus. */
export const longTexts = new RegExp(
  String.raw`[\\/]model[\\/].*(?<![\\/]texts)[\\/](?:${Object.keys(longWords).join('|')})\.json$`,
)

/** Fields of theirs that the page reads and does not show. */
const unseen = ['id', 'topic', 'route', 'keywords']

/** Hyphenates every text of a language's JSON file that is shown as it is (`longTexts`). */
export const hyphenateJson = (source: string, file: string): string =>
  JSON.stringify(
    JSON.parse(source, (key, value: unknown) =>
      typeof value === 'string' && !unseen.includes(key) ? hyphenateWords(value, languageOf(file)) : value,
    ),
  )

/** Parses and hyphenates every message of a catalogue; names the key of a bad one. `file`: `<language>.json`. */
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
