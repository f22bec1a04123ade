import { useId, type ReactNode } from 'react'
import { useOnline } from '@companion/shared/network/useOnline'
import type { Plan } from '@companion/shared/http/shapes/plans'
import { Button } from '@companion/shared/ui/controls/Button'
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
  const online = useOnline()
  const reason = useId()
  const held = !ready || !online
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
      <Button
        aria-disabled={held || undefined}
        aria-describedby={online ? undefined : reason}
        onClick={() => held || onPay()}
      >
        {t('payNow')}
      </Button>
      {/* In the place of what a payment agrees to: nothing moves when the network comes and goes. */}
      {!online ? (
        <p id={reason} className={css.agree}>
          {t('payOffline')}
        </p>
      ) : (
        policyUrl && <p className={css.agree}>{t.rich('agree', { policy })}</p>
      )}
    </div>
  )
}
