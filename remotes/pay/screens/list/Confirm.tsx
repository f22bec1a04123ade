import { useState } from 'react'
import type { Money, Plan } from '@companion/shared/http/shapes/plans'
import { useOnline } from '@companion/shared/network/useOnline'
import { Button } from '@companion/shared/ui/controls/Button'
import { Group } from '@companion/shared/ui/layout/Group'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { RadioCards } from '@companion/shared/ui/controls/RadioCards'
import { Row } from '@companion/shared/ui/rows/Row'
import type { Provider } from '../../model/channel.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import * as css from './Confirm.css.ts'

interface Props {
  plan: Plan
  /** What will be paid; the order's own amount once there is one. */
  amount: Money
  ways: readonly Provider[]
  formats: Formats
  /** Why it has to be confirmed again. */
  trouble: string | undefined
  onPay: (provider: string) => void
}

/** The last look before paying: what, how much, by which way. */
export function Confirm({ plan, amount, ways, formats, trouble, onPay }: Props) {
  const t = useTexts()
  const online = useOnline()
  const [picked, pick] = useState<string>()
  const way = ways.find(({ id }) => id === picked) ?? ways[0]
  return (
    <div className={css.whole}>
      <Group footer={t(plan.autoRenew ? 'renewsItself' : 'oneTime')}>
        <Row label={t('plan')} value={plan.name} />
        <Row
          label={t('total')}
          value={<b>{formats.money(amount)}</b>}
          note={formats.period(plan.period, plan.autoRenew)}
        />
      </Group>
      {ways.length > 1 ? (
        <RadioCards
          legend={t('payWith')}
          options={ways.map(({ id, label }) => ({ value: id, label: <bdi>{label}</bdi> }))}
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
      {(trouble || !online) && <Banner tone="warn">{online ? trouble : t('payOffline')}</Banner>}
      <Button aria-disabled={!way || !online || undefined} onClick={() => way && online && onPay(way.id)}>
        {t('goToPayment')}
      </Button>
    </div>
  )
}
