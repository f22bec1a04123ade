import { cachedWith } from './formatters.ts'

const formatterOf = cachedWith(
  (lang: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options),
)

/** A number in the language's own digits and separators; plain digits where the engine cannot. */
export const formatNumber = (value: number, lang: string, options: Intl.NumberFormatOptions = {}): string =>
  formatterOf(lang, options)?.format(value) ?? String(value)
