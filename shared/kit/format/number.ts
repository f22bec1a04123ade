import { cachedWith } from './formatters.ts'

/** The `Intl` formatter for these options; undefined if the engine doesn't support one of them. */
export const numberFormat = cachedWith(
  (lang: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options),
)

/** Formats a number with the language's separators; plain digits without engine support. */
export const formatNumber = (value: number, lang: string, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(lang, options)?.format(value) ?? String(value)

export type Unit =
  | 'celsius'
  | 'fahrenheit'
  | 'millimeter'
  | 'kilometer'
  | 'percent'
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'millisecond'

interface Options {
  /** `long` spells the unit out: "3 hours". */
  display?: 'short' | 'long'
  digits?: number
}

/** A value with its unit: "2.4 mm", "-3 °C", "23°م". Percent takes 0 to 100. */
export function formatUnit(
  value: number,
  unit: Unit,
  lang: string,
  { display = 'short', digits = 1 }: Options = {},
) {
  return formatNumber(value, lang, {
    style: 'unit',
    unit,
    unitDisplay: display,
    maximumFractionDigits: digits,
  })
}
