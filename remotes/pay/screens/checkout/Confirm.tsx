import { type ReactNode, useState } from 'react'
import type { Money, Plan } from '../../plans.ts'
import { useOnline } from '@companion/shared/network/network'
import { Button } from '@companion/shared/ui/controls/Button'
import { Group } from '@companion/shared/ui/layout/Group'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { RadioCards } from '@companion/shared/ui/controls/RadioCards'
import { link } from '@companion/shared/ui/controls/Link.css'
import { ExternalLink } from '@companion/shared/ui/rows/ExternalLink'
import { Row } from '@companion/shared/ui/rows/Row'
import { Spinner } from '@companion/shared/ui/feedback/Spinner'
import type { Offer } from '../../model/offer.ts'
import { nextPayment } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useFormats } from '../useFormats.ts'
import * as css from './Confirm.css.ts'
import type { Stage } from './usePurchase.ts'

interface Props {
  plan: Plan
  /** The amount to pay. If there's an order, it's the order's amount. */
  amount: Money
  offer: Offer
  page: PlansPageState
  /** Text with the reason why the user has to confirm again. */
  problem: string | undefined
  onPay: (provider: string) => void
}

/** Asks the user to confirm the plan and the amount, and to choose a provider. */
export function Confirm({ plan, amount, offer, page, problem, onPay }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const online = useOnline()
  const { held, providers } = page
  const policyUrl = page.config?.policyUrl
  const next = nextPayment(page.subscription.data, plan, page.now)
  const [picked, pick] = useState<string>()
  const way = providers.find(({ id }) => id === picked) ?? providers[0]
  const policy = (words: ReactNode) => (
    <ExternalLink href={policyUrl ?? ''} className={link}>
      {words}
    </ExternalLink>
  )
  return (
    <div className={css.whole}>
      <Group
        footer={
          <>
            {t(plan.autoRenew ? 'renewsItself' : 'oneTime')}
            {offer === 'switchTo' && held && (
              <span className={css.replaces}>{t('replaces', { plan: held.name })}</span>
            )}
          </>
        }
      >
        <Row label={t('plan')} value={plan.name} />
        <Row
          label={t('total')}
          value={<b>{formats.money(amount)}</b>}
          note={formats.capital(formats.period(plan))}
        />
        {next && <Row label={t('nextPayment')} value={formats.date(next)} />}
      </Group>
      {providers.length > 1 ? (
        <RadioCards
          legend={t('payWith')}
          options={providers.map(({ id, label }) => ({ value: id, label: <bdi>{label}</bdi> }))}
          value={way?.id}
          onChange={pick}
        />
      ) : (
        way && (
          <Group>
            <Row label={t('payWith')} value={way.label} />
          </Group>
        )
      )}
      {(problem || !online) && <Banner tone="warn">{problem ?? t('offlineTitle')}</Banner>}
      <Button aria-disabled={!way || undefined} onClick={() => way && onPay(way.id)}>
        <span>
          {t('goToPayment')} · <bdi>{formats.money(amount)}</bdi>
        </span>
      </Button>
      {policyUrl && <p className={css.agree}>{t.rich('agree', { policy })}</p>}
    </div>
  )
}

const words = { order: 'working', leaving: 'opening', app: 'inApp' } as const

export function Working({ stage }: { stage: Stage }) {
  const t = useTexts()
  return (
    <div className={css.busy} role="status">
      <span className={css.spinner}>
        <Spinner />
      </span>
      <p>{t(words[stage])}</p>
    </div>
  )
}
