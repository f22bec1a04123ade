import { DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { proxy } from 'valtio'
import { formatTag } from '../format/formatters.ts'
import { writtenIn } from './languages.ts'

/** The page's language. Remotes read it; only the shell sets it. */
export const language = proxy({ lang: 'en' })

/** The messages of a catalogue in a language, precompiled at build time. */
export type Catalogue = Readonly<Record<string, MessageFormatElement[]>>

/** Formats a message: a string, or a list of parts if a value isn't a string. */
type Format = (key: string, values?: Readonly<Record<string, unknown>>) => unknown

/** Dates and API responses use the language of the texts: English with French dates looks broken. */
export function setLanguage(lang: string): void {
  language.lang = writtenIn(lang)
}

type Values = Parameters<typeof formatMessage>[3]

const formats = new WeakMap<object, IntlMessageFormat>()

// The library's own cache serialises the parsed message for each lookup.
const formatters = {
  getMessageFormat(message: object, locale: string) {
    const known = formats.get(message) ?? new IntlMessageFormat(message as MessageFormatElement[], locale)
    formats.set(message, known)
    return known
  },
} as unknown as Parameters<typeof formatMessage>[1]

let filter = (text: unknown): unknown => text

/** Transforms all texts from now on, for QA's pseudo-language. */
export function setTextFilter(change: (text: unknown) => unknown): void {
  filter = change
}

/** Creates a translator. A missing or broken message shows its key. */
export function formatterOf(lang: string, messages: Catalogue): Format {
  const config = { ...DEFAULT_INTL_CONFIG, locale: formatTag(lang), messages, onError() {} }
  return (key, values) => filter(formatMessage(config, formatters, { id: key }, values as Values))
}
