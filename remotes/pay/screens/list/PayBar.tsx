import type { ReactNode } from 'react'
import type { Plan } from '@companion/shared/http/shapes/plans'
import { Button } from '@companion/shared/ui/Button'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import { Out } from '../Out.tsx'
import * as css from './PayBar.css.ts'

interface Props {
  plan: Plan
  formats: Formats
  policyUrl: string | undefined
  ready: boolean
  onPay: () => void
}

/** The total and the way to pay it. */
export function PayBar({ plan, formats, policyUrl, ready, onPay }: Props) {
  const t = useTexts()
  const policy = (words: ReactNode) =>
    policyUrl && (
      <Out href={policyUrl} className={css.link}>
        {words}
      </Out>
    )
  return (
    <div className={css.bar} data-part="foot">
      <p className={css.line}>
        <span className={css.label}>{t('total')}</span>
        <span>
          <bdi className={css.total}>{formats.money(plan.price)}</bdi>{' '}
          <span className={css.label}>{formats.period(plan.period, plan.autoRenew)}</span>
        </span>
      </p>
      <Button aria-disabled={!ready || undefined} onClick={() => ready && onPay()}>
        {t('payNow')}
      </Button>
      {policyUrl && <p className={css.agree}>{t.rich('agree', { policy })}</p>}
    </div>
  )
}
