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

/** Returns functions that format money, dates and numbers in the page's language. */
export function useFormats() {
  const t = useTexts()
  const { lang, hourCycle } = useSnapshot(language)
  return useMemo(
    () => ({
      money: (money: Money) => formatMoney(money, lang),
      date: (at: string) => formatDate(at, lang),
      dateTime: (at: string) => formatDate(at, lang, 'dateTime', { hourCycle }),
      percent: (value: number) => formatNumber(value / 100, lang, { style: 'percent' }),
      period({ period, autoRenew }: Plan) {
        const key = periodText(period, autoRenew ? 'renewed' : 'once')
        return key ? t(key, { count: period.count }) : ''
      },
      /** Formats an amount with its unit, for example "120 minutes" or "300 times". */
      amount: (value: number, unit: ShownUnit) =>
        unit === 'times' ? t('times', { count: value }) : formatUnit(value, unit, lang, { display: 'long' }),
      number: (value: number) => formatNumber(value, lang),
    }),
    [t, lang, hourCycle],
  )
}
