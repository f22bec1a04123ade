import type { Plan } from '@companion/shared/http/shapes/plans'
import { isApiError } from '@companion/shared/http/apiError'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Empty, Failure } from '@companion/shared/ui/feedback/Message'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useId } from 'react'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { isWeChat } from '../../model/channel.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import type { useShop } from '../list/useShop.ts'
import { PlanCard } from './PlanCard.tsx'

interface Props {
  shop: ReturnType<typeof useShop>
  plans: readonly Plan[] | undefined
  chosen: string | undefined
  formats: Formats
  onChoose: (planId: string) => void
  onSupport: () => void
}

/** The plans on offer, and what prevents buying one. */
export function Offer({ shop, plans, chosen, formats, onChoose, onSupport }: Props) {
  const t = useTexts()
  const kit = useKitTexts()
  const { failure } = shop.plans
  const offline = isApiError(failure) && failure.kind === 'network'
  const recheck = { label: kit('retry'), onClick: shop.reload }

  if (!plans)
    return (
      <Failure title={t('plansFailed')} onRetry={shop.reload}>
        {t(offline ? 'notConnected' : 'tryLater')}
      </Failure>
    )
  if (plans.length === 0)
    return (
      <Empty
        title={t('noPlans')}
        action={
          <Button variant="text" onClick={onSupport}>
            {t('support')}
          </Button>
        }
      >
        {t('noPlansHint')}
      </Empty>
    )
  const { paymentSetup } = shop
  const environment = paymentSetup.data?.environment
  const where =
    environment && isWeChat(environment)
      ? 'noWayWeChat'
      : environment?.app === 'none'
        ? 'noWayBrowser'
        : 'noWayApp'
  const stands = [
    <Plans key="plans" plans={plans} chosen={chosen} formats={formats} onChoose={onChoose} />,
    paymentSetup.data?.providers.length === 0 && (
      <Banner key="ways" tone="warn" title={t('noWay')}>
        {t(where)}
      </Banner>
    ),
    paymentSetup.failure !== undefined && !paymentSetup.data && shop.plans.data && (
      <Banner key="ways" tone="warn" action={recheck}>
        {t('wayFailed')}
      </Banner>
    ),
  ]
  return (
    <>
      {!shop.plans.data && (
        <Banner tone="warn" title={t(offline ? 'offlineTitle' : 'plansFailed')} action={recheck}>
          {t('offlineText')}
        </Banner>
      )}
      {shop.late ? stands : [...stands].reverse()}
    </>
  )
}

interface PlansProps {
  plans: readonly Plan[]
  chosen: string | undefined
  formats: Formats
  onChoose: (planId: string) => void
}

/** The plans, one of which is chosen. Those that cannot be bought are shown last and say so. */
function Plans({ plans, chosen, formats, onChoose }: PlansProps) {
  const t = useTexts()
  const group = useId()
  const rank = ({ status }: Plan) => (status === 'active' ? 0 : 1)
  const sorted = [...plans].sort((one, other) => rank(one) - rank(other))
  return (
    <fieldset>
      <legend className={radio.legend}>{t('choosePlan')}</legend>
      <div className={radio.cards}>
        {sorted.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            formats={formats}
            group={group}
            checked={plan.id === chosen}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
