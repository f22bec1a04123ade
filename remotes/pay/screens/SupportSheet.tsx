import type { PaymentConfig } from '@companion/shared/http/shapes/orders'
import { brand } from '@companion/shared/brand/current'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Row } from '@companion/shared/ui/rows/Row'
import { globe, mail, phone } from '@companion/shared/ui/text/icons'
import { Group } from '@companion/shared/ui/layout/Group'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import { useTexts } from '../texts.ts'
import { ExternalRow } from './ExternalLink.tsx'

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
  const rows = [
    { icon: mail, label: t('email'), value: contacts?.email, scheme: 'mailto:' },
    { icon: phone, label: t('phone'), value: contacts?.phone, scheme: 'tel:' },
    { icon: globe, label: t('website'), value: contacts?.url, scheme: '' },
  ]
  return (
    <Sheet open={open} title={t('support')} onClose={onClose}>
      <Group footer={t('supportHint')}>
        {orderNumber && <Row label={t('orderNumber')} value={<Ltr>{orderNumber}</Ltr>} />}
        {rows.map(
          ({ icon, label, value, scheme }) =>
            value && (
              <ExternalRow
                key={label}
                href={scheme + value}
                icon={icon}
                label={label}
                note={<Ltr>{value.replace(/^https:\/\//, '')}</Ltr>}
              />
            ),
        )}
      </Group>
    </Sheet>
  )
}
