import type { Usage } from '../../endpoints.ts'
import { Meter } from '@companion/shared/ui/feedback/Meter'
import { Card } from '@companion/shared/ui/layout/Group'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { quotaOf } from '../../model/usage.ts'
import { useTexts } from '../../texts.ts'
import { UsageSkeleton } from '../list/PlansSkeleton.tsx'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useQuota } from '../plans/useQuota.ts'
import { useFormats } from '../useFormats.ts'
import { isWaiting } from '../useLoad.ts'
import * as css from './Subscription.css.ts'

/** The usage of each feature of the current plan. */
export function UsageCard({ page: { subscription, usage, plans = [] } }: { page: PlansPageState }) {
  const t = useTexts()
  if (!subscription.data) return null
  if (isWaiting(usage)) return <UsageSkeleton />
  const names = new Map(
    plans.flatMap(({ features }) => features.map(({ key, name }) => [key, name] as const)),
  )
  // Features that no plan has are left out, because only plans have the features' names.
  const named = usage.data?.filter(({ featureKey }) => names.has(featureKey)) ?? []
  if (named.length === 0) return null
  return (
    <section aria-label={t('usage')}>
      <h2 className={radio.legend}>{t('usage')}</h2>
      <Card>
        <div className={css.whole}>
          {named.map((usage) => (
            <UsageMeter key={usage.featureKey} usage={usage} name={names.get(usage.featureKey)} />
          ))}
        </div>
      </Card>
    </section>
  )
}

function UsageMeter({ usage, name }: { usage: Usage; name: string | undefined }) {
  const t = useTexts()
  const formats = useFormats()
  const { amountOf } = useQuota()
  const quota = quotaOf(usage)
  if (!quota)
    return (
      <p className={css.plain}>
        <bdi>{name}</bdi>
        <span className={css.quiet}>{t('unlimited')}</span>
      </p>
    )
  // A count needs no unit next to the feature's name.
  const all = quota.unit === 'times' ? formats.number(quota.quota) : formats.amount(quota.quota, quota.unit)
  const text = t('usedOf', { used: formats.number(quota.used), quota: all })
  return (
    <div>
      <Meter label={<bdi>{name}</bdi>} text={text} value={quota.used} max={quota.quota} />
      <p className={css.note}>
        <span className={quota.reached ? css.reached : undefined}>
          {quota.reached
            ? t('limitReached')
            : t('left', { amount: amountOf(usage.featureKey, quota.left, quota.unit) })}
        </span>
        {usage.resetsAt && <span>{t('resetsOn', { date: formats.shortDate(usage.resetsAt) })}</span>}
      </p>
    </div>
  )
}
