import { brand } from '@companion/shared/brand/current'
import { Message } from '@companion/shared/ui/feedback/Message'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { Button } from '@companion/shared/ui/controls/Button'
import * as button from '@companion/shared/ui/controls/Button.css'
import { info } from '@companion/shared/ui/text/icons'
import type { Platform } from '@companion/shared/platform/system'
import { isProgramFile, launchLink, storeLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { CodePanel } from '../qr/CodePanel.tsx'
import { useCodeLink } from '../qr/QrCode.tsx'
import { AppHeader } from './AppHeader.tsx'
import * as css from './Download.css.ts'
import { useOpening } from './useOpening.ts'

interface Props {
  /** Undefined until hydration, because only the device has it. The download links appear afterwards. */
  platform?: Platform
}

/** The download page in a browser. It links to the phone's store and can open an installed app. */
export function GetApp({ platform }: Props) {
  const t = useTexts()
  const codeLink = useCodeLink('/app')
  const { appName, launchLink: launch, stores } = brand()
  const links = {
    android: platform === 'android' || platform === 'desktop' ? storeLink(stores.android) : undefined,
    ios: platform === 'ios' || platform === 'desktop' ? storeLink(stores.ios) : undefined,
  }
  const opens = platform === 'android' || platform === 'ios' ? launchLink(launch) : undefined
  const none = !links.android && !links.ios
  const elsewhere = Boolean(storeLink(stores.android) ?? storeLink(stores.ios))
  return (
    <Screen title={t('downloadTitle')}>
      <Columns as="pair">
        <AppHeader />
        <div className={css.actions}>
          <StoreLinks {...links} />
          {opens && <OpenApp link={opens} store={links.android ?? links.ios} />}
        </div>
      </Columns>
      {platform && none && (
        <Message scene="phone" picture={info} title={missing(t, platform, appName)}>
          {t(platform === 'desktop' ? 'noLinkHint' : 'noNewVersion')}
        </Message>
      )}
      {platform && elsewhere && (none || platform === 'desktop') && (
        <>
          <p className={css.hint}>{t(none ? 'scanElsewhere' : 'scanHint')}</p>
          <CodePanel link={codeLink} name={`${appName}-qr.png`} />
        </>
      )}
    </Screen>
  )
}

/** Returns the title that is shown if there's no download link for the platform. */
function missing(t: ReturnType<typeof useTexts>, platform: Platform, app: string): string {
  if (platform === 'harmony') return t('notOnHarmony', { app })
  if (platform === 'ios') return t('noStoreLink', { app, store: t('appStore') })
  if (platform === 'android') return t('noStoreLink', { app, store: t('googlePlay') })
  return t('noNewVersion')
}

interface StoreLinksProps {
  android: string | undefined
  ios: string | undefined
}

/** Store links. They're real links, so that a long press can copy them and the phone opens its store app. */
function StoreLinks({ android, ios }: StoreLinksProps) {
  const t = useTexts()
  return (
    <>
      {android && (
        <a className={button.variant.primary} href={android} rel="noreferrer">
          {isProgramFile(android) ? t('downloadFile') : `${t('download')} · ${t('googlePlay')}`}
        </a>
      )}
      {ios && (
        <a
          className={android ? button.variant.secondary : button.variant.primary}
          href={ios}
          rel="noreferrer"
        >
          {t('appStore')}
        </a>
      )}
    </>
  )
}

interface OpenAppProps {
  link: string
  /** Link to the store, shown if the app didn't open. The page never opens the store without a tap. */
  store: string | undefined
  launch?: (link: string) => void
}

const leave = (link: string) => location.assign(link)

/** The button that opens the installed app, with its status and a store link if the app doesn't open. */
export function OpenApp({ link, store, launch = leave }: OpenAppProps) {
  const t = useTexts()
  const app = brand().appName
  const { state, open } = useOpening(launch)
  return (
    <div className={css.launcher}>
      <Button variant="secondary" busy={state === 'opening'} onClick={() => open(link)}>
        {t('openApp', { app })}
      </Button>
      <p role="status" className={css.status}>
        {state === 'opening' && t('opening', { app })}
        {state === 'notOpened' && t('notOpened', { app })}
      </p>
      {state === 'notOpened' && store && (
        <a className={button.variant.text} href={store} rel="noreferrer">
          {t('install')}
        </a>
      )}
    </div>
  )
}
