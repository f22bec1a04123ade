import type { PaymentConfig } from '../endpoints.ts'
import { brand } from '@companion/shared/brand/current'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Row } from '@companion/shared/ui/rows/Row'
import { Group } from '@companion/shared/ui/layout/Group'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import { useTexts } from '../texts.ts'
import { Contacts } from '@companion/shared/ui/rows/ExternalLink'

interface Props {
  open: boolean
  support: PaymentConfig['support']
  orderNumber?: string | undefined
  onClose: () => void
}

/** Shows the contacts of the payment support. If the server has none, shows the brand's contacts. */
export function SupportSheet({ open, support, orderNumber, onClose }: Props) {
  const t = useTexts()
  const named = support?.email || support?.phone || support?.url
  const { site, ...own } = brand().contacts
  const contacts = named ? { ...support, website: support?.url } : { ...own, website: site }
  return (
    <Sheet open={open} title={t('support')} onClose={onClose}>
      <Group footer={t('supportHint')}>
        {orderNumber && <Row label={t('orderNumber')} value={<Ltr>{orderNumber}</Ltr>} />}
        <Contacts of={contacts} t={t} />
      </Group>
    </Sheet>
  )
}
