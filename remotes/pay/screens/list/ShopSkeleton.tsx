import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Card } from '@companion/shared/ui/layout/Group'
import * as meter from '@companion/shared/ui/feedback/Meter.css'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { SkeletonWord } from '@companion/shared/ui/feedback/Skeleton'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { useTexts } from '../../texts.ts'
import * as subscription from '../subscription/Subscription.css.ts'
import * as css from '../plans/Plans.css.ts'

/** Lengths of names, in em. One plan for each period of the server: day, week, month, quarter and year. */
const plans = [5, 5.5, 6, 6.5, 4.5]
const features = [10, 6.5]

export function UsageSkeleton() {
  return features.map((width) => (
    <div key={width} aria-hidden="true">
      <p className={meter.head}>
        <SkeletonWord width={width} />
      </p>
      <div className={meter.track} />
      <p className={subscription.note}>
        <SkeletonWord width={5} />
      </p>
    </div>
  ))
}

function PlanSkeleton({ name }: { name: number }) {
  return (
    <div className={css.card} data-part="plan">
      <span className={radio.face} />
      <span className={css.body}>
        <span className={css.head}>
          <span className={css.names}>
            <span className={css.name}>
              <SkeletonWord width={name} />
            </span>
          </span>
          <span className={css.prices}>
            <span className={css.price}>
              <SkeletonWord width={3.5} />
            </span>
            <span className={css.note}>
              <SkeletonWord width={5} />
            </span>
          </span>
        </span>
        <span className={css.features}>
          {features.map((width) => (
            <span key={width} className={css.feature}>
              <span className={css.featureName}>
                <SkeletonWord width={width} />
              </span>
              <span className={css.quota}>
                <SkeletonWord width={4} />
              </span>
            </span>
          ))}
        </span>
      </span>
    </div>
  )
}

export function SubscriptionSkeleton() {
  return (
    <div aria-hidden="true">
      <Card>
        <div className={subscription.whole}>
          <div>
            <p className={subscription.label}>
              <SkeletonWord width={5} />
            </p>
            <p className={subscription.name}>
              <SkeletonWord width={6} />
            </p>
            <p className={subscription.until}>
              <SkeletonWord width={9} />
            </p>
          </div>
          <UsageSkeleton />
        </div>
      </Card>
    </div>
  )
}

/** The plan in use and the plans on offer, on their way, in the shape they will have. */
export function ShopSkeleton() {
  const t = useTexts()
  const kit = useKitTexts()
  return (
    <>
      <VisuallyHidden live>{kit('loading')}</VisuallyHidden>
      <SubscriptionSkeleton />
      <div aria-hidden="true">
        <p className={radio.legend}>{t('choosePlan')}</p>
        <div className={radio.cards}>
          {plans.map((name) => (
            <PlanSkeleton key={name} name={name} />
          ))}
        </div>
      </div>
    </>
  )
}
