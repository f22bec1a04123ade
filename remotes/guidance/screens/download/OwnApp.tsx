import { checkAppUpdate, openStore } from '@companion/bridge-contract'
import { brand } from '@companion/shared/brand/current'
import { call, info, supports } from '@companion/shared/bridge/app'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { Message } from '@companion/shared/ui/feedback/Message'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useState } from 'react'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { done, info as notice } from '@companion/shared/ui/text/icons'
import { platformOf } from '@companion/shared/platform/system'
import { storeLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { CopyLink } from '../parts/CopyLink.tsx'
import { AppHeader } from './AppHeader.tsx'
import * as css from './Download.css.ts'

type Known = { readonly newer: boolean; readonly version: string | undefined }

/** The download page in our own app (spec §2). It checks for an update and opens the store. */
export function OwnApp() {
  const t = useTexts()
  const { stores, appName } = brand()
  const [busy, setBusy] = useState(false)
  const [known, setKnown] = useState<Known>()
  /** True if the update check or the store failed. The screen then shows the store's link to copy. */
  const [failed, setFailed] = useState(false)
  const onIos = (info()?.platform ?? platformOf(navigator)) === 'ios'
  const link = storeLink(onIos ? stores.ios : stores.android)
  const asks = supports(checkAppUpdate).ok

  const check = async () => {
    setBusy(true)
    try {
      const { available, version } = await call(checkAppUpdate)
      setKnown({ newer: available, version })
      setFailed(false)
    } catch {
      setFailed(true)
      showToast({ text: t('checkFailed'), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const store = () =>
    call(openStore, { store: 'auto' }).catch(() => {
      setFailed(true)
      showToast({ text: t('storeFailed'), tone: 'danger' })
    })
  const upToDate = known?.newer === false
  const none = upToDate || (!asks && !link)
  const leads = known?.newer || (!asks && link !== undefined)
  return (
    <Screen title={t('downloadTitle')}>
      <Columns as="pair">
        <AppHeader />
        <div className={css.beside}>
          {none && (
            <Message scene="phone" picture={upToDate ? done : notice} title={t('noNewVersion')}>
              {upToDate ? t('upToDate', { app: appName }) : t('noLinkHint')}
            </Message>
          )}
          {known?.newer && (
            <Banner title={known.version && t('updateAvailable')}>
              {known.version ? t('updateVersion', { version: known.version }) : t('updateAvailable')}
            </Banner>
          )}
          <div className={css.actions}>
            {leads && supports(openStore).ok && (
              <Button onClick={() => void store()}>{t('openStore')}</Button>
            )}
            {asks && !known?.newer && (
              <Button variant={none ? 'secondary' : 'primary'} busy={busy} onClick={() => void check()}>
                {t('checkUpdate')}
              </Button>
            )}
            {link && ((leads && !supports(openStore).ok) || failed) && <CopyLink link={link} />}
          </div>
        </div>
      </Columns>
    </Screen>
  )
}
