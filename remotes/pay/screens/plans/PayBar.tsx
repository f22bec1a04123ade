import { useId, type ReactNode } from 'react'
import { useOnline } from '@companion/shared/network/network'
import type { Plan } from '@companion/shared/http/shapes/plans'
import { Button } from '@companion/shared/ui/controls/Button'
import { chat, document as paper } from '@companion/shared/ui/text/icons'
import { Chevron, RowBody, RowButton } from '@companion/shared/ui/rows/Row'
import { Group } from '@companion/shared/ui/layout/Group'
import * as row from '@companion/shared/ui/rows/Row.css'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import { ExternalLink } from '../ExternalLink.tsx'
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
      <ExternalLink href={policyUrl} className={css.link}>
        {words}
      </ExternalLink>
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

/** Payment policy and payment support. */
export function PayLinks({ policyUrl, onSupport }: { policyUrl: string | undefined; onSupport: () => void }) {
  const t = useTexts()
  return (
    <Group>
      {policyUrl && (
        <li>
          <ExternalLink href={policyUrl} className={`${row.row} ${row.pressable}`}>
            <RowBody icon={paper} label={t('policy')} end={<Chevron />} />
          </ExternalLink>
        </li>
      )}
      <RowButton icon={chat} label={t('support')} leads onClick={onSupport} />
    </Group>
  )
}
