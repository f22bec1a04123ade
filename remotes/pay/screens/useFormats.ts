import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Money, Plan } from '../plans.ts'
import { formatDate } from '@companion/shared/format/date'
import { formatNumber, formatUnit } from '@companion/shared/format/number'
import { language } from '@companion/shared/texts/language'
import { formatMoney } from '../model/money.ts'
import { periodText } from '../model/period.ts'
import type { ShownUnit } from '../model/usage.ts'
import { useTexts } from '../texts.ts'

/** Spaces before units in Chinese characters, as the texts of the language write them. `Intl` differs. */
const beforeHan: Readonly<Record<string, string>> = { zh: '$1\u00a0', ja: '$1' }

function formatTime(value: number, unit: Exclude<ShownUnit, 'times'>, lang: string): string {
  // Arabic shortens units to one letter, which few people read.
  const text = formatUnit(value, unit, lang, { display: lang === 'ar' ? 'long' : 'short' })
  const space = beforeHan[lang]
  return space === undefined ? text : text.replace(/(\d)\s?(?=[\u4e00-\u9fff])/, space)
}

/** Returns functions that format money, dates and numbers in the page's language. */
export function useFormats() {
  const t = useTexts()
  const { lang, hourCycle } = useSnapshot(language)
  return useMemo(
    () => ({
      money: (money: Money) => formatMoney(money, lang),
      date: (at: string) => formatDate(at, lang),
      shortDate: (at: string) => formatDate(at, lang, 'short'),
      dateTime: (at: string) => formatDate(at, lang, 'dateTime', { hourCycle }),
      percent: (value: number) => formatNumber(value / 100, lang, { style: 'percent' }),
      /** Formats a plan's period, for example "billed yearly" or "for 1 day". */
      period({ period, autoRenew }: Plan) {
        const key = periodText(period, autoRenew ? 'renewed' : 'once')
        return key ? t(key, { count: period.count }) : ''
      },
      /** Formats an amount with its unit, for example "120 min" or "300 times". */
      amount: (value: number, unit: ShownUnit) =>
        unit === 'times' ? t('times', { count: value }) : formatTime(value, unit, lang),
      /** Begins a text that is in the middle of a sentence with a capital letter. */
      capital: (text: string) => text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1),
      number: (value: number) => formatNumber(value, lang),
    }),
    [t, lang, hourCycle],
  )
}
