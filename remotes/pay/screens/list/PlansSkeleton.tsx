import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Card } from '@companion/shared/ui/layout/Group'
import * as meter from '@companion/shared/ui/feedback/Meter.css'
import * as group from '@companion/shared/ui/layout/Group.css'
import * as row from '@companion/shared/ui/rows/Row.css'
import * as words from '@companion/shared/ui/rows/RowBody.css'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { SkeletonText } from '@companion/shared/ui/feedback/Skeleton'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { useTexts } from '../../texts.ts'
import * as subscription from '../subscription/Subscription.css.ts'
import { PayBarSkeleton } from '../plans/PayBar.tsx'
import * as css from '../plans/Plans.css.ts'

/** Typical widths of the plans' names, in em. */
const plans = [4.5, 6, 5.5]

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
          <SkeletonText className={css.note} width={11} />
        </span>
        <span className={css.prices}>
          <SkeletonText className={css.price} width={3.5} />
        </span>
        <SkeletonText className={css.note} width={15} />
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
          <div className={css.list}>
            <div className={radio.cards}>
              {plans.map((name) => (
                <PlanSkeleton key={name} name={name} />
              ))}
            </div>
            <ul className={group.card}>
              <li>
                <div className={row.row}>
                  <span className={row.body}>
                    <span className={words.words}>
                      <SkeletonText className={words.label.plain} width={6} />
                      <SkeletonText className={words.note} width={11} />
                    </span>
                  </span>
                </div>
              </li>
            </ul>
          </div>
        </div>
      </Columns>
      <PayBarSkeleton />
    </>
  )
}
