import { createRequire } from 'node:module'
import { TYPE, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { basename } from 'node:path'

// Many web views have no hyphenation dictionary: with `hyphens: auto` words would break anywhere. The package (ISC) and
// its TeX patterns (MIT) are in nothing that is built. It is required because Node imports no folders.
const { hyphenateSync } = createRequire(import.meta.url)('hyphen/de') as typeof import('hyphen/de')

/** The letters from which a German word may be too long for a line of 320 px at twice the text size. */
const longWord = 10
/** The letters that stay together at a word's start and end: shorter pieces are harder to read than a short line. */
const shortPiece = 3
// A name with capitals inside is no German word. Addresses (a soft hyphen would be copied along) and the names of
// placeholders stay as they are.
const words = new RegExp(
  `(?<![\\p{L}\\p{N}@/._{])(?=\\p{L}{${longWord},})\\p{L}\\p{Ll}+(?![\\p{L}\\p{N}@/_]|\\.\\p{L})`,
  'gu',
)

const softHyphen = '\u00AD'

function hyphenateWord(word: string): string {
  let broken = ''
  let at = 0
  for (const syllable of hyphenateSync(word).split(softHyphen)) {
    if (at >= shortPiece && word.length - at >= shortPiece) broken += softHyphen
    broken += syllable
    at += syllable.length
  }
  return broken
}

/** A German text with soft hyphens (U+00AD) at the syllables of its long words. */
export const hyphenateWords = (text: string): string => text.replace(words, hyphenateWord)

/** Hyphenates a parsed German message; names of arguments and tags stay as they are. */
function hyphenate(message: MessageFormatElement[]): MessageFormatElement[] {
  return message.map((part): MessageFormatElement => {
    if (part.type === TYPE.literal) return { ...part, value: hyphenateWords(part.value) }
    if (part.type === TYPE.tag) return { ...part, children: hyphenate(part.children) }
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return part
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: hyphenate(option.value) },
    ])
    return { ...part, options: Object.fromEntries(options) as typeof part.options }
  })
}

/** German texts that are no catalogues of messages: articles, legal documents, names of a phone's menus. */
export const germanTexts = /[\\/]model[\\/].*(?<![\\/]texts)[\\/]de\.json$/

/** Fields of theirs that the page reads and does not show. */
const unseen = ['id', 'topic', 'route', 'keywords']

/** Hyphenates every text of a German JSON file that is shown as it is (`germanTexts`). */
export const hyphenateJson = (source: string): string =>
  JSON.stringify(
    JSON.parse(source, (key, value: unknown) =>
      typeof value === 'string' && !unseen.includes(key) ? hyphenateWords(value) : value,
    ),
  )

/** Parses every message of a catalogue and hyphenates German ones; names the key of a bad one. `file`: `<language>.json`. */
export function compileTexts(
  catalogue: Record<string, string>,
  file: string,
): Record<string, MessageFormatElement[]> {
  const german = basename(file) === 'de.json'
  const compiled: Record<string, MessageFormatElement[]> = {}
  for (const [key, message] of Object.entries(catalogue)) {
    try {
      const parsed = parse(message, { captureLocation: false })
      compiled[key] = german ? hyphenate(parsed) : parsed
    } catch (failure) {
      throw new Error(`${key}: ${JSON.stringify(message)} is no valid message`, { cause: failure })
    }
  }
  return compiled
}
