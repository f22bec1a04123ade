import { createRequire } from 'node:module'
import { TYPE, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { basename } from 'node:path'

// Many web views have no hyphenation dictionary: with `hyphens: auto` words would break anywhere. The package
// (ISC) and its TeX patterns (free, each with its own licence) are in no bundle. `require`, because Node's
// `import` takes no folders.
const require = createRequire(import.meta.url)
const patternsOf = (lang: string) => require(`hyphen/${lang}`) as typeof import('hyphen/de')

/**
 * Word length (letters) from which a word may not fit a line of 320 px at twice the text size, by language.
 * English has none: its texts follow the specification letter by letter.
 */
const longWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['bg', 'es', 'fr', 'id', 'it', 'nl', 'pl', 'pt', 'ro', 'ru'].map((lang) => [lang, 9]),
  ),
  de: 10,
}

/** Minimum letters before and after a break: shorter pieces are harder to read than a short line. */
const shortPiece = 3
// Skips words with inner capitals (names), addresses (copying would include the soft hyphen) and placeholder
// names.
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

/** Inserts soft hyphens (U+00AD) between the syllables of long words, in languages with patterns. */
export function hyphenateWords(text: string, lang: string): string {
  const letters = longWords[lang]
  if (!letters) return text
  const { hyphenateSync } = patternsOf(lang)
  return text.replace(wordsFrom(letters), (word) =>
    hyphenateWord(word, hyphenateSync(word).split(softHyphen)),
  )
}

/** Hyphenates a parsed message; names of arguments and tags stay unchanged. */
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
 * Hyphenated JSON files that are not message catalogues: articles, legal documents, names of a phone's menus.
 */
export const longTexts = new RegExp(
  String.raw`[\\/]model[\\/].*(?<![\\/]texts)[\\/](?:${Object.keys(longWords).join('|')})\.json$`,
)

/** Their fields that the page reads but doesn't show. */
const unseen = ['id', 'topic', 'route', 'keywords']

/** Hyphenates every visible text of a language's JSON file (`longTexts`). */
export const hyphenateJson = (source: string, file: string): string =>
  JSON.stringify(
    JSON.parse(source, (key, value: unknown) =>
      typeof value === 'string' && !unseen.includes(key) ? hyphenateWords(value, languageOf(file)) : value,
    ),
  )

/** Parses and hyphenates every message of a catalogue; an error names the key. `file`: `<language>.json`. */
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
