import type { Plan } from '@companion/shared/http/shapes/plans'
import { isApiError } from '@companion/shared/http/apiError'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Empty } from '@companion/shared/ui/feedback/Empty'
import { Failure } from '@companion/shared/ui/feedback/Failure'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { isWeChat } from '../../model/channel.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import { Plans } from './Plans.tsx'
import type { useShop } from './useShop.ts'

interface Props {
  shop: ReturnType<typeof useShop>
  plans: readonly Plan[] | undefined
  chosen: string | undefined
  formats: Formats
  onChoose: (planId: string) => void
  onSupport: () => void
}

/** The plans on offer and what stands in the way of buying one. */
export function Offer({ shop, plans, chosen, formats, onChoose, onSupport }: Props) {
  const t = useTexts()
  const kit = useKitTexts()
  const { failure } = shop.plans
  const cutOff = isApiError(failure) && failure.kind === 'network'
  const again = { label: kit('retry'), onClick: shop.reload }

  if (!plans)
    return (
      <Failure title={t('plansFailed')} onRetry={shop.reload}>
        {t(cutOff ? 'notConnected' : 'tryLater')}
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
  const { counter } = shop
  const place = counter.data?.place
  const where = place && isWeChat(place) ? 'noWayWeChat' : place?.app === 'none' ? 'noWayBrowser' : 'noWayApp'
  const stands = [
    <Plans key="plans" plans={plans} chosen={chosen} formats={formats} onChoose={onChoose} />,
    counter.data?.ways.length === 0 && (
      <Banner key="ways" tone="warn" title={t('noWay')}>
        {t(where)}
      </Banner>
    ),
    counter.failure !== undefined && !counter.data && shop.plans.data && (
      <Banner key="ways" tone="warn" action={again}>
        {t('wayFailed')}
      </Banner>
    ),
  ]
  return (
    <>
      {!shop.plans.data && (
        <Banner tone="warn" title={t(cutOff ? 'offlineTitle' : 'plansFailed')} action={again}>
          {t('offlineText')}
        </Banner>
      )}
      {shop.late ? stands : [...stands].reverse()}
    </>
  )
}
