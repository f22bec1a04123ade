import { hostKind } from '@companion/shared/bridge/app'
import { flags } from '@companion/shared/flags/current'
import { useState } from 'react'
import { platformOf } from '@companion/shared/platform/system'
import { openedIn } from '../../model/browsers.ts'
import { GetApp } from './GetApp.tsx'
import { OpenInBrowser } from './OpenInBrowser.tsx'
import { OwnApp } from './OwnApp.tsx'

/** `/app` (spec §2): inside our app an update check, inside a foreign one the way out, in a browser the app itself. */
export function Download() {
  const { fullScreen, inset, hasNav } = flags()
  const [stays, setStays] = useState(false)
  const around = openedIn({
    userAgent: navigator.userAgent,
    bridge: hostKind() !== 'none',
    appFlags: [fullScreen, inset, hasNav].some((flag) => flag !== undefined),
  })
  if (around.kind === 'ownApp') return <OwnApp />
  if (around.kind === 'foreignApp' && !stays) {
    return <OpenInBrowser name={around.name} menu={around.menu} onStay={() => setStays(true)} />
  }
  return <GetApp platform={platformOf(navigator)} />
}
