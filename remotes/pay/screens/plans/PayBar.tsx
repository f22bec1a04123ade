import { useId, type ReactNode } from 'react'
import { useOnline } from '@companion/shared/network/network'
import type { Plan } from '../../plans.ts'
import { Button } from '@companion/shared/ui/controls/Button'
import { chat, document as paper } from '@companion/shared/ui/text/icons'
import { RowButton } from '@companion/shared/ui/rows/Row'
import { Group } from '@companion/shared/ui/layout/Group'
import { useTexts } from '../../texts.ts'
import type { ShopState } from '../list/useShop.ts'
import { useFormats } from '../useFormats.ts'
import { ExternalLink, ExternalRow } from '@companion/shared/ui/rows/ExternalLink'
import * as css from './Plans.css.ts'

interface Props {
  plan: Plan
  shop: ShopState
  onPay: () => void
}

export function PayBar({ plan, shop, onPay }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const online = useOnline()
  const reason = useId()
  const policyUrl = shop.config?.policyUrl
  const disabled = !shop.loadedPlans.data || !online
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
          <span className={css.label}>{formats.period(plan)}</span>
        </span>
      </p>
      <Button
        aria-disabled={disabled || undefined}
        aria-describedby={online ? undefined : reason}
        onClick={() => disabled || onPay()}
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

export function PayLinks({ policyUrl, onSupport }: { policyUrl: string | undefined; onSupport: () => void }) {
  const t = useTexts()
  return (
    <Group>
      {policyUrl && <ExternalRow href={policyUrl} icon={paper} label={t('policy')} />}
      <RowButton icon={chat} label={t('support')} leads onClick={onSupport} />
    </Group>
  )
}
