import { brand } from '@companion/shared/brand/current'
import { hostKind } from '@companion/shared/bridge/app'
import { flags } from '@companion/shared/flags/current'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useRef, useState } from 'react'
import { platformOf } from '@companion/shared/platform/system'
import { openedIn } from '../../model/browsers.ts'
import { useTexts } from '../../texts.ts'
import { AppPage } from './AppPage.tsx'
import { GetApp } from './GetApp.tsx'
import { OpenInBrowser } from './OpenInBrowser.tsx'
import { OwnApp } from './OwnApp.tsx'

/** `/app` (spec §2): an update check in our app, a hint in third-party apps, the download in browsers. */
export function Download() {
  const t = useTexts()
  const { fullScreen, inset, hasNav } = flags()
  const [stays, setStays] = useState(false)
  const code = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const around = hydrated
    ? openedIn({
        userAgent: navigator.userAgent,
        bridge: hostKind() !== 'none',
        appFlags: [fullScreen, inset, hasNav].some((flag) => flag !== undefined),
      })
    : undefined
  if (around?.type === 'foreignApp' && !stays) {
    return <OpenInBrowser name={around.name} menu={around.menu} onStay={() => setStays(true)} />
  }
  const platform = around && platformOf(navigator)
  const onComputer = !platform || platform === 'desktop'
  const scan = () => {
    code.current?.scrollIntoView({ block: 'center' })
    code.current?.focus({ preventScroll: true })
  }
  return (
    <AppPage
      codeRef={code}
      codeHint={onComputer ? t('scanToGet', { app: brand().appName }) : t('scanElsewhere')}
    >
      {around?.type === 'ownApp' ? <OwnApp /> : platform && <GetApp platform={platform} onScan={scan} />}
    </AppPage>
  )
}
