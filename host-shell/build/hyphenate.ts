import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import german from 'hyphen/de'

/** The letters from which a German word does not fit a line of 320 px at twice the text size. */
const longWord = 12
// Addresses must stay as they are: a soft hyphen in one would be copied along.
const word = new RegExp(`(?<![\\p{L}\\p{N}@/._])\\p{L}{${longWord},}(?![\\p{L}\\p{N}@/_]|\\.\\p{L})`, 'gu')

const broken = (text: string): string =>
  text.replace(word, (found) => german.hyphenateSync(found, { minWordLength: longWord }))

/**
 * Puts soft hyphens (U+00AD) at the syllables of a German message's long words; names of arguments and tags stay.
 * Many web views have no hyphenation dictionary, so `hyphens: auto` would leave the words to break anywhere.
 */
export function hyphenate(message: MessageFormatElement[]): MessageFormatElement[] {
  return message.map((part): MessageFormatElement => {
    if (part.type === TYPE.literal) return { ...part, value: broken(part.value) }
    if (part.type === TYPE.tag) return { ...part, children: hyphenate(part.children) }
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return part
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: hyphenate(option.value) },
    ])
    return { ...part, options: Object.fromEntries(options) as typeof part.options }
  })
}
