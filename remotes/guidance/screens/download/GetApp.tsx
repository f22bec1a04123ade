import { brand } from '@companion/shared/brand/current'
import { Button } from '@companion/shared/ui/controls/Button'
import * as button from '@companion/shared/ui/controls/Button.css'
import { download } from '@companion/shared/ui/text/icons'
import { Icon, type Glyph } from '@companion/shared/ui/text/Icon'
import type { Platform } from '@companion/shared/platform/system'
import { isProgramFile, launchLink, storeLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Download.css.ts'
import { useOpening } from './useOpening.ts'

/** Texts that tell why there's no link, by platform. */
const reasons = {
  android: 'notInPlay',
  ios: 'notInAppStore',
  harmony: 'notOnHarmony',
  desktop: 'notAvailable',
} as const

interface Props {
  platform: Platform
  /** Leads to the QR code, for a phone that can't install the app. */
  onScan: () => void
}

/** What a browser can do with the app: go to the phone's store, or open the app if it's installed. */
export function GetApp({ platform, onScan }: Props) {
  const t = useTexts()
  const { appName, launchLink: launch, stores } = brand()
  const all = { android: storeLink(stores.android), ios: storeLink(stores.ios) }
  const android = platform === 'android' || platform === 'desktop' ? all.android : undefined
  const ios = platform === 'ios' || platform === 'desktop' ? all.ios : undefined
  const opens = platform === 'desktop' ? undefined : launchLink(launch)
  if (!android && !ios) {
    return (
      <>
        <p className={css.missing}>{t(reasons[platform], { app: appName })}</p>
        {(all.android ?? all.ios) && (
          <Button variant="secondary" onClick={onScan}>
            {t(all.android ? 'openOnAndroid' : 'openOnIphone')}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      {android && (
        <StoreLink href={android} glyph={isProgramFile(android) ? download : playBag}>
          {t(isProgramFile(android) ? 'downloadFile' : 'getOnPlay')}
        </StoreLink>
      )}
      {ios && (
        <StoreLink href={ios} glyph={bag} second={Boolean(android)}>
          {t('getOnAppStore')}
        </StoreLink>
      )}
      {platform === 'desktop' && !(android && ios) && (
        <p className={css.status}>{t(reasons[android ? 'ios' : 'android'], { app: appName })}</p>
      )}
      {opens && <OpenApp link={opens} />}
    </>
  )
}

// Drawn for this project, and no store's logo.
const playBag: Glyph = { d: 'M5 8h14l1 12.5H4zM8.5 8a3.5 3.5 0 0 1 7 0M10.5 11.8v5.2l4.5-2.6z' }
const bag: Glyph = { d: 'M5 8h14l1 12.5H4zM8.5 8a3.5 3.5 0 0 1 7 0M12 11.5v5.5M9.7 14.8l2.3 2.3 2.3-2.3' }

interface StoreLinkProps {
  href: string
  glyph: Glyph
  /** True for the second store of a computer's page. */
  second?: boolean
  children: string
}

/** A link to a store. It's a real link, so that a long press can copy it and the phone opens its store app. */
function StoreLink({ href, glyph, second, children }: StoreLinkProps) {
  return (
    <a
      className={`${button.variant[second ? 'secondary' : 'primary']} ${css.store}`}
      href={href}
      rel="noreferrer"
    >
      <Icon of={glyph} />
      {children}
    </a>
  )
}

interface OpenAppProps {
  link: string
  launch?: (link: string) => void
}

const leave = (link: string) => location.assign(link)

/** The button that opens the installed app, with its status. The store's link is above it. */
export function OpenApp({ link, launch = leave }: OpenAppProps) {
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
    </div>
  )
}
