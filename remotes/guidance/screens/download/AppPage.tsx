import { type ReactNode, type Ref, useId } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '@companion/shared/brand/current'
import { formatNumber } from '@companion/shared/format/number'
import { language } from '@companion/shared/texts/language'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { title } from '@companion/shared/ui/layout/Screen.css'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { storeLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { AppIcon } from '../parts/AppIcon.tsx'
import { CodePanel } from '../qr/CodePanel.tsx'
import { useCodeLink } from '../qr/QrCode.tsx'
import * as css from './AppPage.css.ts'
import { AppPictures } from './AppPictures.tsx'

/** The store rating and size, as far as the brand has them. */
function Facts() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { rating, size } = brand().listing ?? {}
  return (
    // The prerendered numbers can differ, because the build's engine formats them in its own way.
    <p className={css.facts} suppressHydrationWarning>
      {rating !== undefined && (
        <>
          <span aria-hidden="true" suppressHydrationWarning>
            {formatNumber(rating, lang)} ★
          </span>
          <VisuallyHidden>{t('rated', { rating })}</VisuallyHidden>
        </>
      )}
      {rating !== undefined && size !== undefined && <span aria-hidden="true">·</span>}
      {size !== undefined && <span suppressHydrationWarning>{t('sized', { size })}</span>}
    </p>
  )
}

interface Props {
  /** Ref of the QR code's section, for an action that leads there. */
  codeRef: Ref<HTMLElement>
  codeHint: ReactNode
  /** What can be done with the app here. Its place is reserved before hydration, when it's empty. */
  children: ReactNode
}

/** The page of the app, as in a store: name, reason, actions, pictures, and a QR code for another phone. */
export function AppPage({ codeRef, codeHint, children }: Props) {
  const t = useTexts()
  const id = useId()
  const link = useCodeLink('/app')
  const { appName, stores } = brand()
  return (
    <Screen>
      <Columns as="pair">
        <div className={css.about}>
          <div className={css.name}>
            <AppIcon />
            <div>
              <h1 className={title} tabIndex={-1} aria-describedby={`${id}r`}>
                {appName}
              </h1>
              <Facts />
            </div>
          </div>
          <p id={`${id}r`} className={css.reason}>
            {t('appReason')}
          </p>
          <div className={css.actions}>{children}</div>
        </div>
        <div className={css.pictures}>
          <AppPictures />
        </div>
        {(storeLink(stores.android) ?? storeLink(stores.ios)) && (
          <section ref={codeRef} className={css.code} tabIndex={-1} aria-labelledby={`${id}h`}>
            <h2 id={`${id}h`} className={css.hint}>
              {codeHint}
            </h2>
            <CodePanel link={link} name={`${appName}-qr.png`} />
          </section>
        )}
      </Columns>
    </Screen>
  )
}
