import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { Button } from '@companion/shared/ui/Button'
import { Screen } from '@companion/shared/ui/Screen'
import { useSnapshot } from 'valtio'
import type { MenuCorner } from '../../model/inApp/browsers.ts'
import { shareLink } from '../../model/links/share.ts'
import { useTexts } from '../../texts.ts'
import { Address } from '../parts/Address.tsx'
import { BrandMark } from '../parts/BrandMark.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import * as css from './OpenInBrowser.css.ts'

interface Props {
  /** The foreign app; empty where we do not know it. */
  name: string
  menu: MenuCorner
  onStay: () => void
}

/** The two-step hint of the spec: press the button, then choose open in browser. */
export function OpenInBrowser({ name, menu, onStay }: Props) {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { appName, packageName } = brand()
  const link = shareLink(location.origin, '/app', { packageName, lang, from: 'copy' })
  return (
    <Screen
      title={t('openInBrowser')}
      lead={name ? t('blockedIn', { name, app: appName }) : t('blockedHere', { app: appName })}
    >
      <svg className={css.arrow[menu]} viewBox="0 0 72 96" aria-hidden="true" focusable="false">
        <path d="M12 92C12 48 28 22 60 12M44 8l17 3-6 16" />
      </svg>
      <ol className={css.steps}>
        <li className={css.step}>
          <span>
            <b className={css.deed}>{t('pressButton')}</b> <span className={css.dots}>⋯</span>
            <span className={css.where}>{t(menu === 'top' ? 'pressButtonTop' : 'pressButtonBottom')}</span>
          </span>
        </li>
        <li className={css.step}>
          <b className={css.deed}>{t('chooseOpen')}</b>
        </li>
      </ol>
      <BrandMark />
      <div className={css.actions}>
        <CopyButton variant="primary" text={link} label={t('copyLink')} />
        <Address link={link} />
        <Button variant="text" onClick={onStay}>
          {t('readPage')}
        </Button>
      </div>
    </Screen>
  )
}
