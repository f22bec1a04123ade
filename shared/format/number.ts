import { cachedWith } from './formatters.ts'

/** The formatter of `Intl` for these options; undefined where the engine does not know one of them. */
export const numberFormat = cachedWith(
  (lang: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options),
)

/** A number in the language's own digits and separators; plain digits where the engine cannot. */
export const formatNumber = (value: number, lang: string, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(lang, options)?.format(value) ?? String(value)

/** What older engines (Safari before 14.1) show after the number. */
const signs = {
  celsius: '°C',
  fahrenheit: '°F',
  millimeter: ' mm',
  kilometer: ' km',
  percent: '%',
  second: ' s',
  minute: ' min',
  hour: ' h',
  day: ' d',
  millisecond: ' ms',
} as const

export type Unit = keyof typeof signs

interface Options {
  /** `long` writes the unit out: "3 hours". */
  display?: 'short' | 'long'
  digits?: number
}

/** A value with its unit, as the language writes it: "2.4 mm", "-3 °C", "23°م". Percent takes 0 to 100. */
export function formatUnit(
  value: number,
  unit: Unit,
  lang: string,
  { display = 'short', digits = 1 }: Options = {},
) {
  const options: Intl.NumberFormatOptions = {
    style: 'unit',
    unit,
    unitDisplay: display,
    maximumFractionDigits: digits,
  }
  const text = formatNumber(value, lang, options)
  // Without `Intl` the number has no unit.
  return text === String(value) ? text + signs[unit] : text
}
