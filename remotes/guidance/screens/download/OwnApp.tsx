import { checkAppUpdate, openStore } from '@companion/bridge-contract'
import { brand } from '@companion/shared/brand/current'
import { call, info, supports } from '@companion/shared/bridge/app'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { useState } from 'react'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { platformOf } from '@companion/shared/platform/system'
import { storeLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { CopyLink } from '../parts/CopyLink.tsx'

type Known = { readonly newer: boolean; readonly version: string | undefined }

/** What our own app can do here (spec §2): check for an update and open the store. */
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
  const leads = known?.newer || (!asks && link !== undefined)
  return (
    <>
      {leads && supports(openStore).ok && <Button onClick={() => void store()}>{t('openStore')}</Button>}
      {asks && !known?.newer && (
        <Button busy={busy} onClick={() => void check()}>
          {t('checkUpdate')}
        </Button>
      )}
      {known?.newer && (
        <Banner title={known.version && t('updateAvailable')}>
          {known.version ? t('updateVersion', { version: known.version }) : t('updateAvailable')}
        </Banner>
      )}
      {known?.newer === false && (
        <Banner tone="ok" title={t('noNewVersion')}>
          {t('upToDate', { app: appName })}
        </Banner>
      )}
      {!asks && !link && <Banner>{t('noNewVersion')}</Banner>}
      {link && ((leads && !supports(openStore).ok) || failed) && <CopyLink link={link} />}
    </>
  )
}
