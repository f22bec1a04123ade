import { useId } from 'react'
import { info } from '@companion/shared/ui/text/icons'
import { isApiError } from '@companion/shared/http/apiError'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Choices } from '@companion/shared/ui/controls/RadioCards'
import { Failure, Message } from '@companion/shared/ui/feedback/Message'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { isWeChat } from '../../model/channel.ts'
import { subscriptionState } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useUntil } from '../subscription/Subscription.tsx'
import { isWaiting } from '../useLoad.ts'
import { Included, IncludedSkeleton } from './Included.tsx'
import { PlanRow } from './PlanRow.tsx'

const isOffline = ({ loadedPlans: { failure } }: PlansPageState) =>
  isApiError(failure) && failure.type === 'network'

interface Props {
  page: PlansPageState
  onChoose: (planId: string) => void
  onSupport: () => void
}

/** The plans, and the features of the chosen plan. */
export function Plans({ page, onChoose, onSupport }: Props) {
  const t = useTexts()
  const { plans, shown, plan, held } = page
  const offline = isOffline(page)
  if (!plans)
    return (
      <Failure scene={offline ? 'router' : 'bag'} title={t('plansFailed')} onRetry={page.reload}>
        {t(offline ? 'notConnected' : 'tryLater')}
      </Failure>
    )
  if (shown.length === 0)
    return (
      <Message
        scene="bag"
        picture={info}
        title={t('noPlans')}
        actions={
          <Button variant="text" onClick={onSupport}>
            {t('support')}
          </Button>
        }
      >
        {t('noPlansHint')}
      </Message>
    )
  const included = plan ?? plans.find(({ id }) => id === held?.id)
  return (
    <>
      <PlanList page={page} onChoose={onChoose} />
      {included ? <Included plan={included} /> : isWaiting(page.subscription) && <IncludedSkeleton />}
    </>
  )
}

/** The list of plans. It's a group of radio buttons, unless nothing can be bought. */
function PlanList({ page, onChoose }: Pick<Props, 'page' | 'onChoose'>) {
  const t = useTexts()
  const group = useId()
  const until = useUntil()
  const { subscription, standing, now } = page
  const closed = standing === 'closed'
  const inUse =
    subscription.data && subscriptionState(subscription.data, now) !== 'expired' && subscription.data
  const rows = (
    <div className={radio.cards}>
      {page.shown.map((plan) => (
        <PlanRow
          key={plan.id}
          plan={plan}
          choice={
            page.offer(plan) === 'none'
              ? undefined
              : { group, checked: plan.id === page.plan?.id, onChoose: () => onChoose(plan.id) }
          }
          current={inUse && plan.id === inUse.plan.id ? until(inUse, now) : undefined}
          bare={closed}
        />
      ))}
    </div>
  )
  if (!closed) return <Choices legend={t('choosePlan')}>{rows}</Choices>
  return (
    <section>
      <h2 className={radio.legend}>{t('plans')}</h2>
      {rows}
    </section>
  )
}

/** Warns that the plans are cached because loading failed, and offers to retry. */
export function CacheBanner({ page }: { page: PlansPageState }) {
  const t = useTexts()
  const kit = useKitTexts()
  if (page.shown.length === 0 || page.loadedPlans.data) return null
  return (
    <Banner
      tone="warn"
      title={t(isOffline(page) ? 'offlineTitle' : 'plansFailed')}
      action={{ label: kit('retry'), onClick: page.reload }}
    >
      {t('offlineText')}
    </Banner>
  )
}

/** Shows why nothing can be paid. Either there's no provider, or the providers failed to load. */
export function ProvidersBanner({ page }: { page: PlansPageState }) {
  const t = useTexts()
  const kit = useKitTexts()
  const { data, failure } = page.paymentSetup
  if (page.shown.length === 0) return null
  if (data?.providers.length === 0) {
    const browser = isWeChat(data.environment) ? 'noWayWeChat' : 'noWayBrowser'
    return (
      <Banner tone="warn" title={t('noWay')}>
        {t(data.environment.app === 'none' ? browser : 'noWayApp')}
      </Banner>
    )
  }
  if (failure === undefined || data || !page.loadedPlans.data) return null
  return (
    <Banner tone="warn" action={{ label: kit('retry'), onClick: page.reload }}>
      {t('wayFailed')}
    </Banner>
  )
}
