import { cachedWith } from './formatters.ts'

/** Returns the `Intl` formatter for these options; undefined if the engine doesn't support one of them. */
export const numberFormat = cachedWith(
  (lang: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options),
)

/** Formats a number with the language's separators. Returns plain digits if the engine can't format it. */
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

/** Formats a value with its unit: "2.4 mm", "-3 °C", "23°م". A percentage is 0 to 100. */
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
