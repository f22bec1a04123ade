import type { Plan } from '@companion/shared/http/shapes/plans'
import { check } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { amountIn, shownUnit } from '../../model/usage.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import * as css from './Plans.css.ts'

/** What a plan includes, with its amount. */
export function Features({ features, formats }: { features: Plan['features']; formats: Formats }) {
  const t = useTexts()
  const amount = ({ quota, unit }: Plan['features'][number]) => {
    if (quota === null) return t('unlimited')
    const shown = shownUnit(quota, unit)
    return formats.amount(amountIn(shown, quota, unit), shown)
  }
  return (
    <span className={css.features}>
      {features.map((feature) => (
        <span key={feature.key} className={css.feature}>
          <span className={css.sign}>
            <Icon of={check} small />
          </span>
          <bdi className={css.featureName}>{feature.name}</bdi>
          <span className={css.quota}>{amount(feature)}</span>
        </span>
      ))}
    </span>
  )
}
