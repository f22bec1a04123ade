import type { Money } from '../plans.ts'
import { numberFormat } from '@companion/shared/format/number'

const currencyFormat = (currency: string, lang: string, digits: Intl.NumberFormatOptions = {}) => {
  const style = { style: 'currency', currency, ...digits } as const
  // Safari before 14.1 throws on narrow symbols, so they're dropped there.
  return numberFormat(lang, { ...style, currencyDisplay: 'narrowSymbol' }) ?? numberFormat(lang, style)
}

/**
 * Returns the number of decimals that people write in a currency, which is at most the server's exponent.
 * Unknown currencies get all decimals.
 */
function customary({ currency, exponent }: Money): number {
  const known = currencyFormat(currency, 'en')?.resolvedOptions().maximumFractionDigits
  return Math.min(known ?? exponent, exponent)
}

/** Returns an amount in the currency's main unit. 1999 with the server's exponent 2 is 19.99. */
export const valueOf = ({ minor, exponent }: Money): number => minor / 10 ** exponent

/** Keeps "US$" together in right-to-left text. "$" has no direction of its own, so it would move. */
const withDirectionMarks = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+[^\sA-Z\d\u200f]/, '\u200e$&\u200e') : text

/** Formats an amount for a language. If `Intl` rejects the currency, the result is like "POINTS 12.50". */
export function formatMoney(money: Money, lang: string): string {
  const { minor, currency, exponent } = money
  const fraction = minor % 10 ** exponent !== 0
  // The server sends hundredths for HUF, but nobody writes them. So decimals are hidden if they're zero.
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

/**
 * Divides an amount, for example into a price per month. Rounds down, so it never looks higher than it is.
 */
export function shareOf(money: Money, parts: number): Money {
  const step = 10 ** (money.exponent - customary(money))
  return { ...money, minor: Math.floor(money.minor / parts / step) * step }
}

export const sameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency && one.exponent === other.exponent
