import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { Button } from '@companion/shared/ui/controls/Button'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useSnapshot } from 'valtio'
import type { MenuCorner } from '../../model/browsers.ts'
import { shareLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { AppIcon } from '../parts/AppIcon.tsx'
import { CopyLink } from '../parts/CopyLink.tsx'
import * as css from './Download.css.ts'

interface Props {
  /** The third-party app's name. It's empty if the app is unknown. */
  name: string
  menu: MenuCorner
  onStay: () => void
}

/** The spec's hint in two steps: press the menu button, then choose "open in browser". */
export function OpenInBrowser({ name, menu, onStay }: Props) {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { appName, packageName } = brand()
  const link = shareLink(location.origin, '/app', { packageName, lang, from: 'copy' })
  // Third-party apps have their menu on the right in all languages, so the arrow isn't mirrored.
  const arrow = (
    <div className={css.lane} dir="ltr" aria-hidden="true">
      <svg className={css.arrow[menu]} viewBox="0 0 72 72" focusable="false">
        <path d="M8 68C10 38 26 18 60 10M43 6l18 3-7 17" />
      </svg>
    </div>
  )
  return (
    <Screen
      progress={menu === 'top' && arrow}
      title={t('openInBrowser')}
      lead={name ? t('blockedIn', { name, app: appName }) : t('blockedHere', { app: appName })}
    >
      <ol className={css.steps}>
        <li className={css.step}>
          <b className={css.action}>
            {t.rich(menu === 'top' ? 'pressButtonTop' : 'pressButtonBottom', {
              dots: () => <span className={css.dots}>⋯</span>,
            })}
          </b>
        </li>
        <li className={css.step}>
          <b className={css.action}>{t('chooseOpen')}</b>
        </li>
      </ol>
      <div className={css.app}>
        <AppIcon />
        <p className={css.appName}>{appName}</p>
      </div>
      <div className={css.actions}>
        <CopyLink link={link} />
        <Button variant="text" onClick={onStay}>
          {t('readPage')}
        </Button>
      </div>
      {menu === 'bottom' && arrow}
    </Screen>
  )
}
