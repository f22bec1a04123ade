import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Card } from '@companion/shared/ui/layout/Group'
import * as meter from '@companion/shared/ui/feedback/Meter.css'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { SkeletonText } from '@companion/shared/ui/feedback/Skeleton'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { useTexts } from '../../texts.ts'
import * as subscription from '../subscription/Subscription.css.ts'
import { IncludedSkeleton } from '../plans/Included.tsx'
import { PayBarSkeleton } from '../plans/PayBar.tsx'
import * as css from '../plans/Plans.css.ts'

/** Typical widths of the plans' names, in em. */
const plans = [6, 5, 5.5, 6.5, 4.5]

export function UsageSkeleton() {
  return (
    <div aria-hidden="true">
      <Card>
        <div className={subscription.whole}>
          {[10, 6.5].map((width) => (
            <div key={width}>
              <SkeletonText as="p" className={meter.head} width={width} />
              <div className={meter.track} />
              <SkeletonText as="p" className={subscription.note} width={5} />
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}

function PlanSkeleton({ name }: { name: number }) {
  return (
    <div className={css.row} data-part="plan">
      <span className={radio.mark} />
      <span className={css.body}>
        <span className={css.names}>
          <SkeletonText className={css.name} width={name} />
          <SkeletonText className={css.note} width={9} />
        </span>
        <span className={css.prices}>
          <SkeletonText className={css.price} width={3.5} />
          <SkeletonText className={css.note} width={5} />
        </span>
      </span>
    </div>
  )
}

export function SubscriptionSkeleton() {
  return (
    <div aria-hidden="true">
      <Card>
        <SkeletonText as="p" className={subscription.label} width={5} />
        <SkeletonText as="p" className={subscription.name} width={6} />
        <SkeletonText as="p" className={subscription.until} width={9} />
      </Card>
    </div>
  )
}

/** The skeleton of the plans page, with the subscription, the plans and the pay bar. */
export function PlansSkeleton() {
  const t = useTexts()
  const kit = useKitTexts()
  return (
    <>
      <VisuallyHidden live>{kit('loading')}</VisuallyHidden>
      <Columns as="flow">
        <SubscriptionSkeleton />
        <div aria-hidden="true">
          <p className={radio.legend}>{t('choosePlan')}</p>
          <div className={radio.cards}>
            {plans.map((name) => (
              <PlanSkeleton key={name} name={name} />
            ))}
          </div>
        </div>
        <IncludedSkeleton />
      </Columns>
      <PayBarSkeleton />
    </>
  )
}
