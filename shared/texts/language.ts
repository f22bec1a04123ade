import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { proxy } from 'valtio'

/** The one interface language of the page; remotes read it, only the shell sets it. */
export const language = proxy({ lang: 'en' })

/** Messages of one catalogue in one language, already parsed at build time. */
export type Catalogue = IntlShape['messages']

const cache = createIntlCache()

/** Sets the interface language. The shell has already checked that the brand offers it. */
export function setLanguage(lang: string): void {
  language.lang = lang
}

/** A formatter for one catalogue; a missing or broken message shows its key and never throws. */
export function formatterOf(lang: string, messages: Catalogue): IntlShape {
  return createIntl({ locale: lang, messages, onError: () => {} }, cache)
}
