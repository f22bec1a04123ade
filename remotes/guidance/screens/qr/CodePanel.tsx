import { useEffect, useState } from 'react'
import { BridgeError, openSettings, saveImage } from '@companion/bridge-contract'
import { brand } from '@companion/shared/brand/current'
import { call, supports } from '@companion/shared/bridge/app'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { platformOf } from '@companion/shared/platform/system'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useTexts } from '../../texts.ts'
import { CopyLink } from '../parts/CopyLink.tsx'
import { ShareButton } from '../parts/ShareButton.tsx'
import * as css from './QrCode.css.ts'
import { QrCode, encoder } from './QrCode.tsx'

interface Props {
  link: string
  /** File name of the saved image. */
  name: string
  /** True if the screen shows nothing else. On a wide screen it's then as narrow as the code. */
  alone?: true
}

/** A QR code with its link, which users can copy or share. The QR code can be saved as an image. */
export function CodePanel({ link, name, alone }: Props) {
  useEffect(() => {
    document.documentElement.dataset['prints'] = 'code'
    return () => {
      delete document.documentElement.dataset['prints']
    }
  }, [])
  return (
    <div className={alone ? `${css.panel} ${css.narrow} ${css.alone}` : css.panel}>
      <QrCode link={link} />
      <div className={css.actions}>
        <CopyLink link={link} />
        <ShareButton title={brand().appName} url={link} />
        <SaveCode link={link} name={name} />
      </div>
    </div>
  )
}

/** Largest width of the saved image, in pixels. It's large enough to print. */
const savedWidth = 1024

/** Saves the QR code through the app. Elsewhere users long-press it, because web views block downloads. */
function SaveCode({ link, name }: Omit<Props, 'alone'>) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const [denied, setDenied] = useState(false)
  if (!useHydrated()) return null
  if (!supports(saveImage).ok) {
    return platformOf(navigator) === 'desktop' ? null : <p className={css.hint}>{t('longPress')}</p>
  }
  const save = async () => {
    setBusy(true)
    setDenied(false)
    try {
      const picture = (await encoder()).qrPicture(link, savedWidth, 1)
      if (!picture) return
      await call(saveImage, { uri: picture.source, name })
      showToast({ text: t('saved'), tone: 'ok' })
    } catch (failure) {
      const { code, detail } = failure as BridgeError
      if (detail === 'PERMISSION_DENIED') setDenied(true)
      else if (code !== 'CANCELLED') showToast({ text: t('saveFailed'), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const settings = supports(openSettings, 'screen', 'appDetails').ok && {
    action: {
      label: t('appSettings'),
      onClick: () => void call(openSettings, { screen: 'appDetails' }).catch(() => {}),
    },
  }
  return (
    <>
      <Button busy={busy} onClick={() => void save()}>
        {t('saveImage')}
      </Button>
      {denied && (
        <Banner tone="warn" {...settings}>
          {t('saveDenied', { app: brand().appName })}
        </Banner>
      )}
    </>
  )
}
