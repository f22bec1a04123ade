import { DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { proxy } from 'valtio'
import { formatTag } from '../format/formatters.ts'
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

type Values = Parameters<typeof formatMessage>[3]

const formats = new WeakMap<object, IntlMessageFormat>()

// Theirs finds a message's format by its parsed text, which it writes out for each word on the screen.
const formatters = {
  getMessageFormat(message: object, locale: string) {
    const known = formats.get(message) ?? new IntlMessageFormat(message as MessageFormatElement[], locale)
    formats.set(message, known)
    return known
  },
} as unknown as Parameters<typeof formatMessage>[1]

let filter = (text: unknown): unknown => text

/** Has every text of a catalogue, or list of parts, shown otherwise from now on, as a pseudo-language does for QA. */
export function setTextFilter(change: (text: unknown) => unknown): void {
  filter = change
}

/** A missing or broken message shows its key. */
export function formatterOf(lang: string, messages: Catalogue): Format {
  const config = { ...DEFAULT_INTL_CONFIG, locale: formatTag(lang), messages, onError() {} }
  return (key, values) => filter(formatMessage(config, formatters, { id: key }, values as Values))
}
