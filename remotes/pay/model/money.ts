import type { Money } from '../plans.ts'
import { numberFormat } from '@companion/shared/format/number'

const currencyFormat = (currency: string, lang: string, digits: Intl.NumberFormatOptions = {}) => {
  const style = { style: 'currency', currency, ...digits } as const
  // Safari before 14.1 does not know narrow symbols and throws.
  return numberFormat(lang, { ...style, currencyDisplay: 'narrowSymbol' }) ?? numberFormat(lang, style)
}

/** Decimals that people write in a currency, never more than the server counts with. Unknown currencies: all. */
function customary({ currency, exponent }: Money): number {
  const known = currencyFormat(currency, 'en')?.resolvedOptions().maximumFractionDigits
  return Math.min(known ?? exponent, exponent)
}

/** The amount in whole units of its currency: 1999 with exponent 2 is 19.99. The server's exponent alone counts. */
export const valueOf = ({ minor, exponent }: Money): number => minor / 10 ** exponent

/** Marks hold "US$" together in text that runs from right to left: "$" has no direction of its own. */
const withDirectionMarks = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+[^\sA-Z\d\u200f]/, '\u200e$&\u200e') : text

/** An amount as the language writes it; where Intl refuses the currency, "POINTS 12.50". */
export function formatMoney(money: Money, lang: string): string {
  const { minor, currency, exponent } = money
  const fraction = minor % 10 ** exponent !== 0
  // HUF is counted in hundredths that nobody writes: it shows none while there are none.
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

/** A share of an amount, cut down to what people pay with: a price per month must never look higher than it is. */
export function shareOf(money: Money, parts: number): Money {
  const step = 10 ** (money.exponent - customary(money))
  return { ...money, minor: Math.floor(money.minor / parts / step) * step }
}

export const sameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency && one.exponent === other.exponent
