import type { Money } from '../plans.ts'
import { numberFormat } from '@companion/shared/format/number'

const currencyFormat = (currency: string, lang: string, digits: Intl.NumberFormatOptions = {}) => {
  const style = { style: 'currency', currency, ...digits } as const
  // Safari before 14.1 throws on narrow symbols.
  return numberFormat(lang, { ...style, currencyDisplay: 'narrowSymbol' }) ?? numberFormat(lang, style)
}

/** Decimals that people write in a currency, at most the server's exponent. Unknown currencies show all. */
function customary({ currency, exponent }: Money): number {
  const known = currencyFormat(currency, 'en')?.resolvedOptions().maximumFractionDigits
  return Math.min(known ?? exponent, exponent)
}

/** The amount in whole units: 1999 with exponent 2 is 19.99. Only the server's exponent counts. */
export const valueOf = ({ minor, exponent }: Money): number => minor / 10 ** exponent

/** Keeps "US$" together in right-to-left text: "$" has no direction of its own. */
const withDirectionMarks = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+[^\sA-Z\d\u200f]/, '\u200e$&\u200e') : text

/** Formats an amount for a language; "POINTS 12.50" if Intl rejects the currency. */
export function formatMoney(money: Money, lang: string): string {
  const { minor, currency, exponent } = money
  const fraction = minor % 10 ** exponent !== 0
  // HUF has hundredths that nobody writes, so zero decimals are hidden.
  const digits = {
    minimumFractionDigits: fraction ? exponent : customary(money),
    maximumFractionDigits: exponent,
  }
  const value = valueOf(money)
  const text = currencyFormat(currency, lang, digits)?.format(value)
  return text
    ? withDirectionMarks(text)
    : `${currency} ${numberFormat(lang, digits)?.format(value) ?? value.toFixed(exponent)}`
}

/** Divides an amount and rounds down, so that a price per month never looks higher than it is. */
export function shareOf(money: Money, parts: number): Money {
  const step = 10 ** (money.exponent - customary(money))
  return { ...money, minor: Math.floor(money.minor / parts / step) * step }
}

export const sameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency && one.exponent === other.exponent
