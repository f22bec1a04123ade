import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useSnapshot } from 'valtio'
import { publicOrigin, shareLink } from '../../model/links/share.ts'
import { useTexts } from '../../texts.ts'
import { BrandMark } from '../parts/BrandMark.tsx'
import { CodePanel } from './CodePanel.tsx'

/** `/qr`: one code for all phones. It leads to the download page, which knows what to offer. */
export function Qr() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { appName, hosts, packageName } = brand()
  const link = shareLink(publicOrigin(hosts, location.hostname), '/app', { packageName, lang, from: 'qr' })
  return (
    <Screen title={t('scanToGet', { app: appName })} lead={t('scanHint')}>
      <BrandMark />
      <CodePanel link={link} name={`${appName}-qr.png`} />
    </Screen>
  )
}
