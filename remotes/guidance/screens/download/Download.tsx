import { hostKind } from '@companion/shared/bridge/app'
import { flags } from '@companion/shared/flags/current'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useState } from 'react'
import { platformOf } from '@companion/shared/platform/system'
import { openedIn } from '../../model/browsers.ts'
import { GetApp } from './GetApp.tsx'
import { OpenInBrowser } from './OpenInBrowser.tsx'
import { OwnApp } from './OwnApp.tsx'

/** `/app` (spec §2): an update check in our app, a hint in third-party apps, the download in browsers. */
export function Download() {
  const { fullScreen, inset, hasNav } = flags()
  const [stays, setStays] = useState(false)
  if (!useHydrated()) return <GetApp />
  const around = openedIn({
    userAgent: navigator.userAgent,
    bridge: hostKind() !== 'none',
    appFlags: [fullScreen, inset, hasNav].some((flag) => flag !== undefined),
  })
  if (around.type === 'ownApp') return <OwnApp />
  if (around.type === 'foreignApp' && !stays) {
    return <OpenInBrowser name={around.name} menu={around.menu} onStay={() => setStays(true)} />
  }
  return <GetApp platform={platformOf(navigator)} />
}
