import { useId } from 'react'
import type { Plan } from '@companion/shared/http/shapes/plans'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import { PlanCard } from './PlanCard.tsx'

interface Props {
  plans: readonly Plan[]
  chosen: string | undefined
  formats: Formats
  onChoose: (planId: string) => void
}

/** The plans, one of which is chosen. Those that cannot be bought are shown last and say so. */
export function Plans({ plans, chosen, formats, onChoose }: Props) {
  const t = useTexts()
  const group = useId()
  const rank = ({ status }: Plan) => (status === 'active' ? 0 : 1)
  const sorted = [...plans].sort((one, other) => rank(one) - rank(other))
  return (
    <fieldset>
      <legend className={radio.legend}>{t('choosePlan')}</legend>
      <div className={radio.cards}>
        {sorted.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            formats={formats}
            group={group}
            checked={plan.id === chosen}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
