import type { ReactNode } from 'react'
import type { Plan } from '../../plans.ts'
import { Badge } from '@companion/shared/ui/text/Badge'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { pause } from '@companion/shared/ui/rows/RowBody.css'
import { check } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { isSold } from '../../model/offer.ts'
import { shareOf } from '../../model/money.ts'
import { monthsIn } from '../../model/period.ts'
import { fullPrice, savedPercent } from '../../model/saving.ts'
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

/** A plan with its price and its quotas. It has a radio button if it can be bought. */
export function PlanRow({ plan, choice, current, bare }: Props) {
  const t = useTexts()
  const { quotaOf } = useQuota()
  const Row = choice ? 'label' : 'div'
  return (
    <Row className={css.row} data-part="plan" data-plan={plan.id}>
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
          <Saving plan={plan} />
          {(choice || !current) && <Billing plan={plan} />}
        </span>
        <Prices plan={plan} />
        {!choice && current && <Parts of={[t('currentPlan'), current]} />}
        <Parts of={plan.features.map(quotaOf)} />
        {!isSold(plan) && !current && <span className={css.note}>{t('notOffered')}</span>}
      </span>
    </Row>
  )
}

/** Texts with dots between them, which screen readers read as pauses. */
function Parts({ of: texts }: { of: readonly ReactNode[] }) {
  if (texts.length === 0) return null
  return (
    <span className={css.amounts}>
      {texts.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts never change their places
        <span key={at} className={css.part}>
          {text}
          {at < texts.length - 1 && <span className={pause}>, </span>}
        </span>
      ))}
    </span>
  )
}

function Saving({ plan }: { plan: Plan }) {
  const t = useTexts()
  const formats = useFormats()
  const percent = savedPercent(plan)
  return percent !== null && <Badge tone="ok">{t('save', { share: formats.percent(percent) })}</Badge>
}

/** "$8.49 / month, billed quarterly", or the period alone if it's a month or shorter. */
function Billing({ plan }: { plan: Plan }) {
  const t = useTexts()
  const formats = useFormats()
  const months = monthsIn(plan.period)
  const billed = formats.period(plan)
  const monthly = months > 1 && formats.money(shareOf(plan.price, months))
  return (
    <span className={css.note}>
      {monthly ? t('monthly', { price: monthly, billed }) : formats.capital(billed)}
    </span>
  )
}

function Prices({ plan }: { plan: Plan }) {
  const t = useTexts()
  const formats = useFormats()
  const full = fullPrice(plan)
  const before = full && formats.money(full)
  return (
    <span className={css.prices}>
      <bdi className={css.price}>{formats.money(plan.price)}</bdi>
      {before && (
        <>
          <s className={css.was} aria-hidden="true">
            {before}
          </s>
          <VisuallyHidden> {t('insteadOf', { price: before })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
