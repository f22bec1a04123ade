import { brand } from '@companion/shared/brand/current'
import { star } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { useTexts } from '../../texts.ts'
import * as css from './AppHeader.css.ts'
import { devices } from './devices.ts'

/** A drawing of the app on a phone, next to the kind of device that the app connects to. */
function AppPicture() {
  const { logo, device } = brand()
  return (
    <svg className={css.picture} viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <ellipse className={css.ground} cx="120" cy="92" rx="118" ry="72" />
      <rect className={css.phone} x="66" y="5" width="84" height="158" rx="15" />
      <path className={css.line} d="M99 16h18" />
      <rect className={css.tile} x="88" y="36" width="40" height="40" rx="10" />
      <path className={css.mark} transform="translate(94 42) scale(1.1667)" d={logo} />
      <path className={css.line} d="M84 96h48M84 110h30" />
      <rect className={css.ground} x="84" y="128" width="48" height="16" rx="8" />
      <circle className={css.plate} cx="172" cy="112" r="46" />
      <path className={css.device} transform="translate(139 79) scale(2.75)" d={devices[device]} />
    </svg>
  )
}

/** The app's name and description. Also its store rating and size, if the brand has them. */
export function AppHeader() {
  const t = useTexts()
  const { appName, listing: { rating, size } = {} } = brand()
  return (
    <div className={css.header}>
      <AppPicture />
      <p className={css.name} dir="auto">
        {appName}
      </p>
      <p className={css.reason}>{t('appReason')}</p>
      {(rating ?? size) !== undefined && (
        <p className={css.facts}>
          {rating !== undefined && (
            // The prerendered number can differ, because the build's engine formats numbers in its own way.
            <span className={css.fact} suppressHydrationWarning>
              <Icon of={star} small />
              {t('rated', { rating })}
            </span>
          )}
          {size !== undefined && (
            <span className={css.fact} suppressHydrationWarning>
              {t('sized', { size })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
