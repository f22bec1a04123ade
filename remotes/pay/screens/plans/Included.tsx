import type { Plan } from '../../plans.ts'
import { Card } from '@companion/shared/ui/layout/Group'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { SkeletonText } from '@companion/shared/ui/feedback/Skeleton'
import { check } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { useTexts } from '../../texts.ts'
import * as css from './Plans.css.ts'
import { useQuota } from './useQuota.ts'

/** The features of the chosen plan. */
export function Included({ plan }: { plan: Plan }) {
  const t = useTexts()
  const quotaOf = useQuota()
  if (plan.features.length === 0) return null
  return (
    <section aria-live="polite">
      <h2 className={radio.legend}>{t('included', { plan: plan.name })}</h2>
      <Card>
        <ul className={css.features}>
          {plan.features.map((feature) => (
            <li key={feature.key} className={css.feature}>
              <span className={css.sign}>
                <Icon of={check} small />
              </span>
              <bdi className={css.featureName}>{feature.name}</bdi>
              <span className={css.quota}>{quotaOf(feature)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** The skeleton that is shown until a plan is chosen. */
export function IncludedSkeleton() {
  return (
    <div aria-hidden="true">
      <SkeletonText as="p" className={radio.legend} width={9} />
      <Card>
        <div className={css.features}>
          {[10, 6.5].map((width) => (
            <div key={width} className={css.feature}>
              <SkeletonText className={css.featureName} width={width} />
              <SkeletonText className={css.quota} width={4} />
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}
