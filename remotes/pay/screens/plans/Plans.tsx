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
import type { ShopState } from '../list/useShop.ts'
import { useUntil } from '../subscription/Subscription.tsx'
import { isWaiting } from '../useLoad.ts'
import { Included, IncludedSkeleton } from './Included.tsx'
import { PlanRow } from './PlanRow.tsx'

const isOffline = ({ loadedPlans: { failure } }: ShopState) =>
  isApiError(failure) && failure.kind === 'network'

interface Props {
  shop: ShopState
  onChoose: (planId: string) => void
  onSupport: () => void
}

/** The plans, one of which is chosen, and what is in it. */
export function Plans({ shop, onChoose, onSupport }: Props) {
  const t = useTexts()
  const { plans, shown, plan, held } = shop
  const offline = isOffline(shop)
  if (!plans)
    return (
      <Failure scene={offline ? 'router' : 'bag'} title={t('plansFailed')} onRetry={shop.reload}>
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
      <PlanList shop={shop} onChoose={onChoose} />
      {included ? <Included plan={included} /> : isWaiting(shop.subscription) && <IncludedSkeleton />}
    </>
  )
}

/** The rows; where nothing can be bought they are no choice. */
function PlanList({ shop, onChoose }: Pick<Props, 'shop' | 'onChoose'>) {
  const t = useTexts()
  const group = useId()
  const until = useUntil()
  const { subscription, standing, now } = shop
  const closed = standing === 'closed'
  const inUse =
    subscription.data && subscriptionState(subscription.data, now) !== 'expired' && subscription.data
  const rows = (
    <div className={radio.cards}>
      {shop.shown.map((plan) => (
        <PlanRow
          key={plan.id}
          plan={plan}
          choice={
            shop.offer(plan) === 'none'
              ? undefined
              : { group, checked: plan.id === shop.plan?.id, onChoose: () => onChoose(plan.id) }
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

/** Says that the plans are those of an earlier visit. */
export function CacheBanner({ shop }: { shop: ShopState }) {
  const t = useTexts()
  const kit = useKitTexts()
  if (shop.shown.length === 0 || shop.loadedPlans.data) return null
  return (
    <Banner
      tone="warn"
      title={t(isOffline(shop) ? 'offlineTitle' : 'plansFailed')}
      action={{ label: kit('retry'), onClick: shop.reload }}
    >
      {t('offlineText')}
    </Banner>
  )
}

/** Says why no plan can be paid: no provider for this page, or none known. */
export function ProvidersBanner({ shop }: { shop: ShopState }) {
  const t = useTexts()
  const kit = useKitTexts()
  const { data, failure } = shop.paymentSetup
  if (shop.shown.length === 0) return null
  if (data?.providers.length === 0) {
    const browser = isWeChat(data.environment) ? 'noWayWeChat' : 'noWayBrowser'
    return (
      <Banner tone="warn" title={t('noWay')}>
        {t(data.environment.app === 'none' ? browser : 'noWayApp')}
      </Banner>
    )
  }
  if (failure === undefined || data || !shop.loadedPlans.data) return null
  return (
    <Banner tone="warn" action={{ label: kit('retry'), onClick: shop.reload }}>
      {t('wayFailed')}
    </Banner>
  )
}
