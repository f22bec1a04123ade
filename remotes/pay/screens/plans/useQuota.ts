import type { Plan } from '../../plans.ts'
import { amountIn, shownUnit } from '../../model/usage.ts'
import { useTexts } from '../../texts.ts'
import { useFormats } from '../useFormats.ts'

/** Returns a function that formats a feature's quota. */
export function useQuota() {
  const t = useTexts()
  const formats = useFormats()
  return ({ quota, unit }: Plan['features'][number]): string => {
    if (quota === null) return t('unlimited')
    const shown = shownUnit(quota, unit)
    return formats.amount(amountIn(shown, quota, unit), shown)
  }
}
