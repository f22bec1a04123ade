import { type ReactNode, useState } from 'react'
import type { Subscription } from '@companion/shared/http/shapes/orders'
import { Badge } from '@companion/shared/ui/text/Badge'
import { Button } from '@companion/shared/ui/controls/Button'
import { Card } from '@companion/shared/ui/layout/Card'
import { holdingOf, type Holding } from '../../model/holding.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import * as css from './Holding.css.ts'

const looks = {
  expired: ['expiredOn', 'expired', 'danger', css.late],
  expiring: ['endsOn', 'expiring', 'warn', css.soon],
  ending: ['endsOn', 'active', 'ok', css.until],
  renewing: ['renewsOn', 'active', 'ok', css.until],
  running: ['validUntil', 'active', 'ok', css.until],
  trial: ['trialUntil', 'trial', 'ok', css.until],
  unpaid: ['unpaidUntil', 'unpaid', 'warn', css.soon],
  paused: ['validUntil', 'paused', 'warn', css.until],
} as const satisfies Record<Holding, readonly [string, string, string, string]>

interface Props {
  subscription: Subscription
  name: string
  formats: Formats
  /** Usage, and where the plan is managed. */
  children?: ReactNode
  /** Buys the same plan again; missing where nothing can be bought. */
  onRenew?: (() => void) | undefined
}

/** The plan the user holds: until when, and how it goes on. */
export function HoldingCard({ subscription, name, formats, children, onRenew }: Props) {
  const t = useTexts()
  const [now] = useState(Date.now)
  const holding = holdingOf(subscription, now)
  const [words, badge, tone, look] = looks[holding]
  return (
    <Card>
      <section className={css.whole} aria-label={t('currentPlan')}>
        <div>
          <p className={css.label}>{t('currentPlan')}</p>
          <div className={css.head}>
            <h2 className={css.name}>
              <bdi>{name}</bdi>
            </h2>
            <Badge tone={tone}>{t(badge)}</Badge>
          </div>
          <p className={look}>
            {subscription.expiresAt ? t(words, { date: formats.date(subscription.expiresAt) }) : t('noEnd')}
          </p>
        </div>
        {children}
        {holding === 'expired' && onRenew && <Button onClick={onRenew}>{t('renew')}</Button>}
      </section>
    </Card>
  )
}
