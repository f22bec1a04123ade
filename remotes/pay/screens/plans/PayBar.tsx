import type { Plan } from '../../plans.ts'
import { Button } from '@companion/shared/ui/controls/Button'
import { SkeletonBlock, SkeletonText } from '@companion/shared/ui/feedback/Skeleton'
import { chat, document as paper } from '@companion/shared/ui/text/icons'
import { RowButton } from '@companion/shared/ui/rows/Row'
import { Group } from '@companion/shared/ui/layout/Group'
import { extendedEnd } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useFormats } from '../useFormats.ts'
import { ExternalRow } from '@companion/shared/ui/rows/ExternalLink'
import * as css from './Plans.css.ts'

interface Props {
  plan: Plan
  page: PlansPageState
  onPay: () => void
}

/** The plan, its amount and the pay button, visible with the chosen plan on the smallest phones. */
export function PayBar({ plan, page, onPay }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const offer = page.offer(plan)
  // Cached plans can have outdated prices, so they can't be bought.
  const disabled = !page.loadedPlans.data
  const end = extendedEnd(page.subscription.data, plan, page.now)
  return (
    <div className={css.bar} data-part="foot">
      <div className={css.line}>
        <p className={css.order}>
          <span className={css.total}>
            <bdi className={css.part}>{plan.name}</bdi>{' '}
            <bdi className={css.part}>{formats.money(plan.price)}</bdi>
          </span>
          <span className={css.note}>
            {end ? t('extendUntil', { date: formats.date(end) }) : formats.capital(formats.period(plan))}
          </span>
        </p>
        <span className={css.press}>
          <Button aria-disabled={disabled || undefined} onClick={() => disabled || onPay()}>
            {offer !== 'none' && t(offer, { plan: plan.name })}
          </Button>
        </span>
      </div>
    </div>
  )
}

export function PayBarSkeleton() {
  return (
    <div className={css.bar} aria-hidden="true">
      <div className={css.line}>
        <p className={css.order}>
          <SkeletonText className={css.total} width={9} />
          <SkeletonText className={css.note} width={5} />
        </p>
        <span className={css.press}>
          <SkeletonBlock />
        </span>
      </div>
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
