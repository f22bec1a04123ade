import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { Card } from '@companion/shared/ui/layout/Card'
import { useSnapshot } from 'valtio'
import { publicOrigin, shareLink } from '../../model/links/share.ts'
import { useTexts } from '../../texts.ts'
import { QrCode } from '../qr/QrCode.tsx'
import * as css from './OpenOnPhone.css.ts'

/** On a computer: the same page as a code, because the settings are on the phone. */
export function OpenOnPhone() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { hosts, packageName } = brand()
  const link = shareLink(publicOrigin(hosts, location.hostname), '/operational-guidance', {
    packageName,
    lang,
    from: 'qr',
  })
  return (
    <Card>
      <div className={css.whole}>
        <h2 className={css.title}>{t('openOnPhone')}</h2>
        <QrCode link={link} width={180} />
        <p className={css.hint}>{t('openOnPhoneHint')}</p>
      </div>
    </Card>
  )
}
