import type { Plan } from '../../plans.ts'
import { amountIn, shownUnit, type ShownUnit } from '../../model/usage.ts'
import { useTexts } from '../../texts.ts'
import { useFormats } from '../useFormats.ts'

type Feature = Plan['features'][number]

/** The features with a unit and an icon of their own (spec §3). ASSUMED: the keys. */
export const chat = 'ai_image_text_chat'
export const translation = 'ai_translation'

/** Returns functions that format amounts of a feature. */
export function useQuota() {
  const t = useTexts()
  const formats = useFormats()
  /** Formats an amount next to the feature's name: "300 AI chats", "120 min". */
  const amountOf = (key: string, value: number, unit: ShownUnit): string =>
    key === chat && unit === 'times' ? t('chats', { count: value }) : formats.amount(value, unit)
  /** Formats a quota without the feature's name: "300 AI chats", "120 min of translation". */
  const quotaOf = ({ key, name, quota, unit }: Feature): string => {
    if (quota === null) {
      if (key === chat) return t('chatsUnlimited')
      return key === translation ? t('translatedUnlimited') : `${name}\u00a0${t('unlimited')}`
    }
    const shown = shownUnit(quota, unit)
    const amount = amountOf(key, amountIn(shown, quota, unit), shown)
    if (key === translation && shown !== 'times') return t('translated', { time: amount })
    return key === chat && shown === 'times' ? amount : `${name}\u00a0${amount}`
  }
  return { amountOf, quotaOf }
}
