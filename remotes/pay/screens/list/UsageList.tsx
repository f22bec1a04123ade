import type { Usage } from '@companion/shared/http/shapes/orders'
import { Meter } from '@companion/shared/ui/feedback/Meter'
import { quotaOf } from '../../model/usage.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import * as css from './Holding.css.ts'

interface Props {
  usages: readonly Usage[]
  /** Names by feature; one without a name is left out. */
  names: ReadonlyMap<string, string>
  formats: Formats
}

/** How much of each feature is used. Its own reset is said beside it, not mixed with the plan's expiry. */
export function UsageList({ usages, names, formats }: Props) {
  const t = useTexts()
  return usages.map((usage) => {
    const name = names.get(usage.featureKey)
    const quota = quotaOf(usage)
    if (!name) return null
    if (!quota)
      return (
        <p key={usage.featureKey} className={css.plain}>
          <bdi>{name}</bdi>
          <span className={css.quiet}>{t('unlimited')}</span>
        </p>
      )
    const text = t('usedOf', {
      used: formats.number(quota.used),
      quota: formats.amount(quota.quota, quota.unit),
    })
    return (
      <div key={usage.featureKey}>
        <Meter label={<bdi>{name}</bdi>} text={text} value={quota.used} max={quota.quota} />
        <p className={css.note}>
          <span className={quota.reached ? css.reached : undefined}>
            {quota.reached
              ? t('limitReached')
              : t('left', { amount: formats.amount(quota.left, quota.unit) })}
          </span>
          {usage.resetsAt && <span>{t('resetsOn', { date: formats.date(usage.resetsAt) })}</span>}
        </p>
      </div>
    )
  })
}
