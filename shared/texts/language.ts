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

/** Dates and API answers come in the language of the texts: English with French dates looks broken. */
export function setLanguage(lang: string): void {
  language.lang = writtenIn(lang)
}

const formats = new WeakMap<object, IntlMessageFormat>()

/**
 * A missing or broken message shows its key. FormatJS's core alone: with `createIntl` of @formatjs/intl 6.1.4 the shell's
 * script has 2.8 kB (brotli) more, with its `formatMessage` alone 1.2 kB, and both are beyond its budget.
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
