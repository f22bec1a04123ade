import type { PaymentConfig } from '@companion/shared/http/shapes/orders'
import { brand } from '@companion/shared/brand/current'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Chevron, Row, RowBody } from '@companion/shared/ui/rows/Row'
import { globe, mail, phone, type document } from '@companion/shared/ui/text/icons'
import { Group } from '@companion/shared/ui/layout/Group'
import * as row from '@companion/shared/ui/rows/Row.css'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import { useTexts } from '../texts.ts'
import { ExternalLink } from './ExternalLink.tsx'

interface Props {
  open: boolean
  support: PaymentConfig['support']
  orderNumber?: string | undefined
  onClose: () => void
}

/** Whom to ask about a payment: what the server names, else the brand's own contacts. */
export function SupportSheet({ open, support, orderNumber, onClose }: Props) {
  const t = useTexts()
  const named = support?.email || support?.phone || support?.url
  const { email, phone: number, site } = brand().contacts
  const contacts = named ? support : { email, phone: number, url: site }
  const line = (icon: typeof document, label: string, value: string | undefined, scheme = '') =>
    value && (
      <li key={label}>
        <ExternalLink href={scheme + value} className={`${row.row} ${row.pressable}`}>
          <RowBody
            icon={icon}
            label={label}
            note={<Ltr>{value.replace(/^https:\/\//, '')}</Ltr>}
            end={<Chevron />}
          />
        </ExternalLink>
      </li>
    )
  return (
    <Sheet open={open} title={t('support')} onClose={onClose}>
      <Group footer={t('supportHint')}>
        {orderNumber && <Row label={t('orderNumber')} value={<Ltr>{orderNumber}</Ltr>} />}
        {line(mail, t('email'), contacts?.email, 'mailto:')}
        {line(phone, t('phone'), contacts?.phone, 'tel:')}
        {line(globe, t('website'), contacts?.url)}
      </Group>
    </Sheet>
  )
}
