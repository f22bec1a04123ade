import type { Plan } from '../../plans.ts'
import { Badge } from '@companion/shared/ui/text/Badge'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { shareOf } from '../../model/money.ts'
import { monthsIn } from '../../model/period.ts'
import { useTexts } from '../../texts.ts'
import { useFormats } from '../useFormats.ts'
import * as css from './Plans.css.ts'
import { useQuota } from './useQuota.ts'

interface Props {
  plan: Plan
  group: string
  checked: boolean
  onChoose: () => void
}

/** One plan as a choice: name, how much of each feature, what it costs and used to cost. */
export function PlanRow({ plan, group, checked, onChoose }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const quotaOf = useQuota()
  const { price, originalPrice, discount, features } = plan
  const offered = plan.status === 'active'
  const months = monthsIn(plan.period)
  const reduced = originalPrice && originalPrice.minor > price.minor ? originalPrice : undefined
  return (
    <label className={css.row}>
      <input
        type="radio"
        name={group}
        className={radio.input}
        checked={checked && offered}
        disabled={!offered}
        onChange={onChoose}
      />
      <span className={radio.face} />
      <span className={radio.mark} />
      <span className={css.body}>
        <span className={css.names}>
          <bdi className={css.name}>{plan.name}</bdi>
          {plan.recommended && offered && <Badge>{t('recommended')}</Badge>}
          {discount && (
            <Badge tone="ok">
              {discount.kind === 'percent'
                ? t('percentOff', { share: formats.percent(discount.value) })
                : t('amountOff', { amount: formats.money(discount.value) })}
            </Badge>
          )}
          <span className={css.amounts}>
            {features.map((feature) => (
              <span key={feature.key} className={css.part}>
                {quotaOf(feature)}
              </span>
            ))}
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
            <span className={css.note}>{t('monthly', { price: formats.money(shareOf(price, months)) })}</span>
          )}
        </span>
        {!offered && <span className={css.note}>{t('notOffered')}</span>}
      </span>
    </label>
  )
}
