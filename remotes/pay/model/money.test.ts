import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, shareOf, valueOf } from './money.ts'

const money = (minor: number, currency: string, exponent: number) => ({ minor, currency, exponent })
/**
 * Normalises the output of `Intl`, because it contains several kinds of spaces and invisible direction marks.
 */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

test.each([
  [money(1999, 'USD', 2), 'en', '$19.99'],
  [money(1999, 'USD', 2), 'de', '19,99 $'],
  [money(2000, 'USD', 2), 'en', '$20.00'],
  [money(1899, 'EUR', 2), 'de', '18,99 €'],
  [money(980, 'JPY', 0), 'zh', '¥980'],
  [money(12345, 'KWD', 3), 'en', 'KWD 12.345'],
  [money(12000, 'KWD', 3), 'en', 'KWD 12.000'],
  [money(150000, 'HUF', 2), 'en', 'Ft 1,500'],
  [money(150050, 'HUF', 2), 'en', 'Ft 1,500.50'],
  [money(4990000, 'IDR', 2), 'id', 'Rp 49.900'],
  [money(4990000, 'IDR', 2), 'in', 'Rp 49.900'],
  [money(500, 'USD', 0), 'en', '$500'],
  [money(1250, 'POINTS', 2), 'en', 'POINTS 12.50'],
  [money(-999, 'USD', 2), 'en', '-$9.99'],
  [money(0, 'EUR', 2), 'en', '€0.00'],
])('%j in %s', (amount, lang, text) => expect(plain(formatMoney(amount, lang))).toBe(text))

test('letters and sign of a currency stay together in text from right to left', () => {
  expect(formatMoney(money(1999, 'USD', 2), 'ar')).toContain('\u200eUS$\u200e')
  expect(formatMoney(money(980, 'JPY', 0), 'ar')).toContain('\u200eJP¥\u200e')
  expect(formatMoney(money(12345, 'KWD', 3), 'ar')).toContain('د.ك.')
  expect(formatMoney(money(1999, 'USD', 2), 'en')).toBe('$19.99')
})

const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'HUF', 'IDR', 'CLF', 'XTS', 'QQQ')
const amounts = fc.record({
  minor: fc.integer({ min: 0, max: 1e12 }),
  currency: currencies,
  exponent: fc.integer({ min: 0, max: 4 }),
})

test('what is written is what is owed, to the last digit', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const digits = formatMoney(amount, 'en').replace(/[^0-9.]/g, '')
      const [whole = '', fraction = ''] = digits.split('.')
      expect(fraction.length).toBeLessThanOrEqual(amount.exponent)
      expect(Number(whole + fraction.padEnd(amount.exponent, '0'))).toBe(amount.minor)
    }),
  )
})

test('a price per month never looks higher than it is, and not a step lower', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 36 }), (amount, months) => {
      const share = shareOf(amount, months)
      expect(share.minor * months).toBeLessThanOrEqual(amount.minor)
      expect((share.minor + 10 ** amount.exponent) * months).toBeGreaterThan(amount.minor)
      expect(Number.isInteger(share.minor)).toBe(true)
    }),
  )
})

test('a share of forints is whole forints', () => {
  expect(shareOf(money(100_000, 'HUF', 2), 12)).toEqual(money(8300, 'HUF', 2))
  expect(shareOf(money(9988, 'USD', 2), 12)).toEqual(money(832, 'USD', 2))
})

test('the exponent is the server’s', () => expect(valueOf(money(12345, 'USD', 3))).toBe(12.345))
