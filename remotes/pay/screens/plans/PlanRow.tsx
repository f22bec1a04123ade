import type { Plan } from '../../plans.ts'
import { Badge } from '@companion/shared/ui/text/Badge'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { check } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { isSold } from '../../model/offer.ts'
import { shareOf } from '../../model/money.ts'
import { monthsIn } from '../../model/period.ts'
import { useTexts } from '../../texts.ts'
import { useFormats } from '../useFormats.ts'
import * as css from './Plans.css.ts'
import { useQuota } from './useQuota.ts'

interface Props {
  plan: Plan
  /** The radio button's state. It's missing if this user can't buy the plan. */
  choice: { readonly group: string; readonly checked: boolean; readonly onChoose: () => void } | undefined
  /** Text with the end or the renewal of the subscription, if this is the current plan. */
  current: string | undefined
  /** True if no row can be chosen. Then no space is reserved for radio buttons. */
  bare: boolean
}

/** A plan with its quotas and prices. It has a radio button if it can be bought. */
export function PlanRow({ plan, choice, current, bare }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const quotaOf = useQuota()
  const { price, originalPrice, discount, features } = plan
  const sold = isSold(plan)
  const Row = choice ? 'label' : 'div'
  const months = monthsIn(plan.period)
  const reduced = originalPrice && originalPrice.minor > price.minor ? originalPrice : undefined
  return (
    <Row className={css.row} data-part="plan">
      {choice && (
        <>
          <input
            type="radio"
            name={choice.group}
            className={radio.input}
            checked={choice.checked}
            onChange={choice.onChoose}
          />
          <span className={radio.face} />
          <span className={radio.mark} />
        </>
      )}
      {!choice && !bare && <span className={css.current}>{current && <Icon of={check} small />}</span>}
      <span className={css.body}>
        <span className={css.names}>
          <bdi className={css.name}>{plan.name}</bdi>
          {plan.recommended && choice && <Badge>{t('recommended')}</Badge>}
          {discount && (
            <Badge tone="ok">
              {discount.kind === 'percent'
                ? t('percentOff', { share: formats.percent(discount.value) })
                : t('amountOff', { amount: formats.money(discount.value) })}
            </Badge>
          )}
          {!choice && current && (
            <span className={css.amounts}>
              <span className={css.part}>{t('currentPlan')}</span>
              <span className={css.part}>{current}</span>
            </span>
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
        {!sold && !current && <span className={css.note}>{t('notOffered')}</span>}
      </span>
    </Row>
  )
}
