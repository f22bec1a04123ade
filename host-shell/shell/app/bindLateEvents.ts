import { languageChanged, pageFailed } from '@companion/bridge-contract'
import { notify, on } from '@companion/shared/bridge/app'
import { routeAt } from '@companion/shared/navigation/router'
import { onRemoteEvent, remoteStates } from '../federation/remoteStates.ts'
import { switchLanguage } from '../federation/switchLanguage.ts'
import { bindHaptics } from './bindHaptics.ts'
import { trackProductEvents } from './productEvents.ts'

/** Notifies the app when the current route shows a failure, now or later. */
function tellFailures({ location }: Window): void {
  const tell = (remote: string) => {
    if (routeAt(location.pathname)?.remote === remote)
      void notify(pageFailed, { kind: 'remote', code: 'notLoaded', detail: remote })
  }
  for (const [remote, { status }] of Object.entries(remoteStates)) if (status === 'failed') tell(remote)
  onRemoteEvent((event) => event.type === 'failed' && tell(event.remote))
}

/** App calls that the first screen doesn't need. */
export function bindLateEvents(win: Window): void {
  on(languageChanged, ({ lang }) => void switchLanguage(win, lang))
  bindHaptics(win)
  tellFailures(win)
  trackProductEvents(win)
}
