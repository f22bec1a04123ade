import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { Message } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useSnapshot } from 'valtio'
import * as button from '@companion/shared/ui/controls/Button.css'
import type { Platform } from '@companion/shared/platform/system'
import { isProgramFile, launchLink, publicOrigin, shareLink, storeLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { BrandHeader } from '../parts/BrandHeader.tsx'
import { CodePanel } from '../qr/CodePanel.tsx'
import * as css from './Download.css.ts'
import { OpenApp } from './OpenApp.tsx'

/** In a real browser: open the app, or get it from where this phone gets apps. */
export function GetApp({ platform }: { platform: Platform }) {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { appName, hosts, packageName, launchLink: launch, stores } = brand()
  const links = {
    android: platform === 'ios' || platform === 'harmony' ? undefined : storeLink(stores.android),
    ios: platform === 'android' || platform === 'harmony' ? undefined : storeLink(stores.ios),
  }
  const opens = platform === 'android' || platform === 'ios' ? launchLink(launch) : undefined
  const none = !links.android && !links.ios
  return (
    <Screen title={t('downloadTitle')}>
      <BrandHeader />
      <div className={css.actions}>
        <StoreLinks {...links} />
        {opens && <OpenApp link={opens} store={links.android ?? links.ios} />}
      </div>
      {none && (
        <Message title={t('noNewVersion')}>
          {platform === 'harmony' ? t('notOnHarmony', { app: appName }) : t('noLinkHint')}
        </Message>
      )}
      {platform === 'desktop' && !none && (
        <>
          <p className={css.hint}>{t('scanHint')}</p>
          <CodePanel
            link={shareLink(publicOrigin(hosts, location.hostname), '/app', {
              packageName,
              lang,
              from: 'qr',
            })}
            name={`${appName}-qr.png`}
          />
        </>
      )}
    </Screen>
  )
}

interface StoreLinksProps {
  android: string | undefined
  ios: string | undefined
}

/** Real links, so that a long press can copy them and the phone can hand them to its store. */
function StoreLinks({ android, ios }: StoreLinksProps) {
  const t = useTexts()
  return (
    <>
      {android && (
        <a className={`${button.variant.primary} ${css.linkAsButton}`} href={android} rel="noreferrer">
          {isProgramFile(android) ? t('downloadFile') : `${t('download')} · ${t('googlePlay')}`}
        </a>
      )}
      {ios && (
        <a
          className={`${android ? button.variant.secondary : button.variant.primary} ${css.linkAsButton}`}
          href={ios}
          rel="noreferrer"
        >
          {t('appStore')}
        </a>
      )}
    </>
  )
}
