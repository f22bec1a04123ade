import { manageSubscription } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { showToast } from '@companion/shared/toasts/queue'
import { Badge } from '@companion/shared/ui/text/Badge'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Button } from '@companion/shared/ui/controls/Button'
import { Card } from '@companion/shared/ui/layout/Group'
import type { Subscription as Held } from '../../endpoints.ts'
import { subscriptionState } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { Benefits } from '../plans/Benefits.tsx'
import { SubscriptionSkeleton } from '../list/PlansSkeleton.tsx'
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
  other: undefined,
} as const satisfies Record<
  ReturnType<typeof subscriptionState>,
  readonly [string, string, string, string] | undefined
>

/** Returns a function that formats the end or the next renewal of a subscription. */
export function useUntil() {
  const t = useTexts()
  const formats = useFormats()
  return (held: Held, now: number, form: 'date' | 'shortDate' = 'date'): string => {
    const look = looks[subscriptionState(held, now)]
    if (!look || held.expiresAt === undefined) return ''
    return held.expiresAt === null ? t('noEnd') : t(look[0], { date: formats[form](held.expiresAt) })
  }
}

interface Props {
  page: PlansPageState
  onChoose: (planId: string) => void
}

/**
 * The user's subscription, or a plan's features if the user has none. It has its own skeleton and error,
 * so that it doesn't delay the plans.
 */
export function Subscription({ page, onChoose }: Props) {
  const { subscription, held, managed, now, shown } = page
  const t = useTexts()
  const kit = useKitTexts()
  const until = useUntil()
  if (isWaiting(subscription)) return <SubscriptionSkeleton />
  if (subscription.data === undefined)
    return (
      <Banner tone="warn" action={{ label: kit('retry'), onClick: subscription.reload }}>
        {t('planFailed')}
      </Banner>
    )
  if (!subscription.data) return <Benefits plans={shown} />
  const look = looks[subscriptionState(subscription.data, now)]
  return (
    <Card>
      <section className={css.whole} aria-label={t('currentPlan')}>
        <div>
          <p className={css.label}>{t('currentPlan')}</p>
          <div className={css.head}>
            <h2 className={css.name}>
              <bdi>{held?.name}</bdi>
            </h2>
            {look && <Badge tone={look[2]}>{t(look[1])}</Badge>}
          </div>
          {look && <p className={look[3]}>{until(subscription.data, now)}</p>}
        </div>
        {managed && <Managed {...managed} />}
        <RenewButton page={page} onChoose={onChoose} />
      </section>
    </Card>
  )
}

/** Chooses the plan that has expired, and scrolls to it. The pay bar then has the button to pay. */
function RenewButton({ page: { shown, held, offer, buyable }, onChoose }: Props) {
  const t = useTexts()
  const plan = shown.find(({ id }) => id === held?.id)
  if (!plan || !buyable || offer(plan) !== 'renew') return null
  const renew = () => {
    onChoose(plan.id)
    const row = document.querySelector(`[data-plan="${CSS.escape(plan.id)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <Button variant="secondary" onClick={renew}>
      {t('renew')}
    </Button>
  )
}

/** Shows where to manage a subscription that a store renews. */
function Managed({ provider, store }: NonNullable<PlansPageState['managed']>) {
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
