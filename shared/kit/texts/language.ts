import { DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { proxy } from 'valtio'
import type { HourCycle } from '../format/date.ts'
import { formatTag } from '../format/formatters.ts'
import { writtenIn } from './languages.ts'

interface Locale {
  lang: string
  /** The clock that the user has chosen in the phone's settings, if the app reports it. */
  hourCycle?: HourCycle | undefined
  /** The region of the phone's settings, ISO 3166-1 alpha-2, if the app reports it. */
  region?: string | undefined
}

/** The page's language, and the user's clock and region. Only the shell may set them. */
export const language = proxy<Locale>({ lang: 'en' })

/** The messages of a catalogue in one language. The build has parsed them. */
export type Catalogue = Readonly<Record<string, MessageFormatElement[]>>

/** Formats a message. Returns a string, or a list of parts if a value isn't a string. */
type Format = (key: string, values?: Readonly<Record<string, unknown>>) => unknown

/** Sets the language of translations, dates and API responses, to one that has translations. */
export function setLanguage(lang: string): void {
  language.lang = writtenIn(lang)
}

type Values = Parameters<typeof formatMessage>[3]

const formats = new WeakMap<object, IntlMessageFormat>()

// Replaces the library's cache, which would serialise the parsed message for each lookup.
const formatters = {
  getMessageFormat(message: object, locale: string) {
    const known = formats.get(message) ?? new IntlMessageFormat(message as MessageFormatElement[], locale)
    formats.set(message, known)
    return known
  },
} as unknown as Parameters<typeof formatMessage>[1]

let filter = (text: unknown): unknown => text

/** Transforms all texts from now on, for the pseudo-language of QA. */
export function setTextFilter(change: (text: unknown) => unknown): void {
  filter = change
}

/** Creates a formatter. For a missing or broken message, it returns the message's key. */
export function formatterOf(lang: string, messages: Catalogue): Format {
  const config = { ...DEFAULT_INTL_CONFIG, locale: formatTag(lang), messages, onError() {} }
  return (key, values) => filter(formatMessage(config, formatters, { id: key }, values as Values))
}
