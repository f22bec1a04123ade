import { brand } from '@companion/shared/brand/current'
import { Empty } from '@companion/shared/ui/feedback/Empty'
import { chat, clock, globe, mail, phone } from '@companion/shared/ui/text/icons'
import { Group } from '@companion/shared/ui/layout/Group'
import { Link } from '@companion/shared/ui/controls/Link'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Row } from '@companion/shared/ui/rows/Row'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useTexts } from '../../texts.ts'
import { Diagnostics } from './Diagnostics.tsx'
import { RowOut } from './RowOut.tsx'

/** `/support` (spec §2): the brand's contacts, each left out where it is empty, and what to send along. */
export function Support() {
  const t = useTexts()
  const { email, phone: number, site, hours } = brand().contacts
  const none = !email && !number && !site
  return (
    <Screen title={t('supportTitle')}>
      {none ? (
        <Empty picture={chat} title={t('noContact')} action={<Link to="help">{t('openHelp')}</Link>}>
          {t('noContactHint')}
        </Empty>
      ) : (
        <Group title={t('contact')}>
          {email && <RowOut icon={mail} label={t('email')} value={email} href={`mailto:${email}`} />}
          {number && <RowOut icon={phone} label={t('phone')} value={number} href={`tel:${number}`} />}
          {site && (
            <RowOut icon={globe} label={t('website')} value={site.replace(/^https:\/\//, '')} href={site} />
          )}
          {hours && <Row icon={clock} label={t('hours')} value={<Ltr>{hours}</Ltr>} />}
        </Group>
      )}
      <Diagnostics />
    </Screen>
  )
}
