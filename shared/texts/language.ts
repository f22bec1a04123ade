import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { proxy } from 'valtio'
import { withDigits } from '../format/formatters.ts'
import { writtenIn } from './languages.ts'

/** The language of the page's words, dates and prices; remotes read it, only the shell sets it. */
export const language = proxy({ lang: 'en' })

/** Messages of one catalogue in one language, already parsed at build time. */
export type Catalogue = Readonly<Record<string, MessageFormatElement[]>>

/** Fills a message's holes: text, or a list of parts where a hole was filled with more than text. */
type Format = (key: string, values?: Readonly<Record<string, unknown>>) => unknown

/**
 * Sets the interface language; the shell has checked that the brand offers it. For a language without a catalogue,
 * formatters and the API use the one the texts are in: English text with French dates looks broken.
 */
export function setLanguage(lang: string): void {
  language.lang = writtenIn(lang)
}

const formats = new WeakMap<object, IntlMessageFormat>()

/**
 * A formatter for one catalogue; a missing or broken message shows its key and never throws. FormatJS's core class
 * alone: its `createIntl` around it would bring 3 kB (brotli) of formatters that we take from `format/`.
 */
export function formatterOf(lang: string, messages: Catalogue): Format {
  return (key, values) => {
    const message = messages[key]
    if (!message) return key
    try {
      const known = formats.get(message) ?? new IntlMessageFormat(message, withDigits(lang))
      formats.set(message, known)
      return known.format(values)
    } catch {
      return key
    }
  }
}
