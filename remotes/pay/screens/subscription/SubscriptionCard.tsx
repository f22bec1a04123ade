import { type ReactNode, useState } from 'react'
import type { Subscription, Usage } from '@companion/shared/http/shapes/orders'
import { Badge } from '@companion/shared/ui/text/Badge'
import { Button } from '@companion/shared/ui/controls/Button'
import { Card } from '@companion/shared/ui/layout/Group'
import { Meter } from '@companion/shared/ui/feedback/Meter'
import { subscriptionState, type SubscriptionState } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import { quotaOf } from '../../model/usage.ts'
import type { Formats } from '../useFormats.ts'
import * as css from './Subscription.css.ts'

const looks = {
  expired: ['expiredOn', 'expired', 'danger', css.late],
  expiring: ['endsOn', 'expiring', 'warn', css.soon],
  ending: ['endsOn', 'active', 'ok', css.until],
  renewing: ['renewsOn', 'active', 'ok', css.until],
  running: ['validUntil', 'active', 'ok', css.until],
  trial: ['trialUntil', 'trial', 'ok', css.until],
  unpaid: ['unpaidUntil', 'unpaid', 'warn', css.soon],
  paused: ['validUntil', 'paused', 'warn', css.until],
} as const satisfies Record<SubscriptionState, readonly [string, string, string, string]>

interface Props {
  subscription: Subscription
  name: string
  formats: Formats
  /** Usage, and where the plan is managed. */
  children?: ReactNode
  /** Buys the same plan again; missing where nothing can be bought. */
  onRenew?: (() => void) | undefined
}

/** The plan the user holds: until when, and how it goes on. */
export function SubscriptionCard({ subscription, name, formats, children, onRenew }: Props) {
  const t = useTexts()
  const [now] = useState(Date.now)
  const state = subscriptionState(subscription, now)
  const [words, badge, tone, look] = looks[state]
  return (
    <Card>
      <section className={css.whole} aria-label={t('currentPlan')}>
        <div>
          <p className={css.label}>{t('currentPlan')}</p>
          <div className={css.head}>
            <h2 className={css.name}>
              <bdi>{name}</bdi>
            </h2>
            <Badge tone={tone}>{t(badge)}</Badge>
          </div>
          <p className={look}>
            {subscription.expiresAt ? t(words, { date: formats.date(subscription.expiresAt) }) : t('noEnd')}
          </p>
        </div>
        {children}
        {state === 'expired' && onRenew && <Button onClick={onRenew}>{t('renew')}</Button>}
      </section>
    </Card>
  )
}

interface UsageListProps {
  usages: readonly Usage[]
  /** Names by feature; one without a name is left out. */
  names: ReadonlyMap<string, string>
  formats: Formats
}

/** How much of each feature is used. Its reset date is beside it, apart from the plan's expiry. */
export function UsageList({ usages, names, formats }: UsageListProps) {
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
