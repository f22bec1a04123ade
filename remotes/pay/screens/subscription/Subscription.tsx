import { useState } from 'react'
import { manageSubscription } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import type { Plan } from '../../plans.ts'
import type { Usage } from '../../endpoints.ts'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { showToast } from '@companion/shared/toasts/queue'
import { Badge } from '@companion/shared/ui/text/Badge'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Button } from '@companion/shared/ui/controls/Button'
import { Card } from '@companion/shared/ui/layout/Group'
import { Meter } from '@companion/shared/ui/feedback/Meter'
import { subscriptionState } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import { quotaOf } from '../../model/usage.ts'
import type { ShopState } from '../list/useShop.ts'
import { SubscriptionSkeleton, UsageSkeleton } from '../list/ShopSkeleton.tsx'
import { useFormats } from '../useFormats.ts'
import { isWaiting } from '../useLoad.ts'
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
} as const satisfies Record<ReturnType<typeof subscriptionState>, readonly [string, string, string, string]>

interface Props {
  shop: ShopState
  /** Buys the same plan again; missing where nothing can be bought. */
  onRenew: (() => void) | undefined
}

/** Loaded by itself: it does not keep the plans from being shown. Missing usage is left out. */
export function Subscription({ shop: { subscription, usage, plans = [], managed }, onRenew }: Props) {
  const t = useTexts()
  const kit = useKitTexts()
  const formats = useFormats()
  const [now] = useState(Date.now)
  if (isWaiting(subscription)) return <SubscriptionSkeleton />
  if (subscription.data === undefined)
    return (
      <Banner tone="warn" action={{ label: kit('retry'), onClick: subscription.reload }}>
        {t('planFailed')}
      </Banner>
    )
  if (!subscription.data) return null
  const { plan, expiresAt } = subscription.data
  const state = subscriptionState(subscription.data, now)
  const [words, badge, tone, look] = looks[state]
  return (
    <Card>
      <section className={css.whole} aria-label={t('currentPlan')}>
        <div>
          <p className={css.label}>{t('currentPlan')}</p>
          <div className={css.head}>
            <h2 className={css.name}>
              <bdi>{(plans.find(({ id }) => id === plan.id) ?? plan).name}</bdi>
            </h2>
            <Badge tone={tone}>{t(badge)}</Badge>
          </div>
          <p className={look}>{expiresAt ? t(words, { date: formats.date(expiresAt) }) : t('noEnd')}</p>
        </div>
        {usage.data && <UsageList usages={usage.data} plans={plans} />}
        {isWaiting(usage) && <UsageSkeleton />}
        {managed && <Managed {...managed} />}
        {state === 'expired' && onRenew && <Button onClick={onRenew}>{t('renew')}</Button>}
      </section>
    </Card>
  )
}

/** How much of each feature is used; a feature that no plan names is left out. */
function UsageList({ usages, plans }: { usages: readonly Usage[]; plans: readonly Plan[] }) {
  const t = useTexts()
  const formats = useFormats()
  const names = new Map(
    plans.flatMap(({ features }) => features.map(({ key, name }) => [key, name] as const)),
  )
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

/** Somebody else renews this plan: where to change that, in place of paying twice. */
function Managed({ provider, store }: NonNullable<ShopState['managed']>) {
  const t = useTexts()
  if (!store) return <Banner tone="warn">{t('managedOther')}</Banner>
  const open = () => {
    call(manageSubscription, { provider }).catch(() =>
      showToast({ text: t('manageFailed', { store }), tone: 'danger' }),
    )
  }
  return (
    <>
      <Banner tone="warn">{t('managedIn', { store })}</Banner>
      {supports(manageSubscription).ok && (
        <Button variant="secondary" onClick={open}>
          {t('manage', { store })}
        </Button>
      )}
    </>
  )
}
