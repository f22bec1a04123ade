import type { Plan } from '../../plans.ts'
import { Badge } from '@companion/shared/ui/text/Badge'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { check } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { shareOf } from '../../model/money.ts'
import { monthsIn } from '../../model/period.ts'
import { useTexts } from '../../texts.ts'
import { amountIn, shownUnit } from '../../model/usage.ts'
import { useFormats } from '../useFormats.ts'
import * as css from './Plans.css.ts'

interface Props {
  plan: Plan
  group: string
  checked: boolean
  onChoose: () => void
}

/** One plan as a choice: name, what it costs and used to cost, what is in it. */
export function PlanCard({ plan, group, checked, onChoose }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { price, originalPrice, discount } = plan
  const offered = plan.status === 'active'
  const months = monthsIn(plan.period)
  const reduced = originalPrice && originalPrice.minor > price.minor ? originalPrice : undefined
  return (
    <label className={css.card}>
      <input
        type="radio"
        name={group}
        className={radio.input}
        checked={checked && offered}
        disabled={!offered}
        onChange={onChoose}
      />
      <span className={radio.face} />
      <span className={css.body}>
        <span className={css.head}>
          <span className={css.names}>
            <bdi className={css.name}>{plan.name}</bdi>
            <span className={css.badges}>
              {plan.recommended && offered && (
                <span className={css.recommended}>
                  <Badge>{t('recommended')}</Badge>
                </span>
              )}
              {discount && (
                <Badge tone="ok">
                  {discount.kind === 'percent'
                    ? t('percentOff', { share: formats.percent(discount.value) })
                    : t('amountOff', { amount: formats.money(discount.value) })}
                </Badge>
              )}
            </span>
          </span>
          <span className={css.prices}>
            {reduced && (
              <>
                <s className={css.was} aria-hidden="true">
                  {formats.money(reduced)}
                </s>
                <VisuallyHidden>{t('insteadOf', { price: formats.money(reduced) })} </VisuallyHidden>{' '}
              </>
            )}
            <bdi className={css.price}>{formats.money(price)}</bdi>
            <span className={css.note}>{formats.period(plan)}</span>
            {months > 1 && (
              <span className={css.note}>
                {t('monthly', { price: formats.money(shareOf(price, months)) })}
              </span>
            )}
          </span>
        </span>
        <Features features={plan.features} />
        {!offered && <span className={css.note}>{t('notOffered')}</span>}
      </span>
    </label>
  )
}

function Features({ features }: Pick<Plan, 'features'>) {
  const t = useTexts()
  const formats = useFormats()
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
