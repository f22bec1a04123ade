import { languageChanged, pageFailed } from '@companion/bridge-contract'
import { hostKind, notify, on } from '@companion/shared/bridge/app'
import { focusHeading } from '@companion/shared/hooks/useHeadingFocus'
import { routeAt } from '@companion/shared/navigation/router'
import { onRemoteEvent, remoteStates } from '../federation/remoteStates.ts'
import { prefetchLinks } from '../federation/prefetchLinks.ts'
import { switchLanguage } from '../federation/switchLanguage.ts'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import { bindHaptics } from './bindHaptics.ts'
import { followOpenRoute } from './followOpenRoute.ts'
import { firstRemote } from './Outlet.tsx'
import { trackProductEvents } from './productEvents.ts'

/** Notifies the app when the current route's remote has failed or fails later. */
function tellFailures({ location }: Window): void {
  const tell = (remote: string) => {
    if (routeAt(location.pathname)?.remote === remote)
      void notify(pageFailed, { kind: 'remote', code: 'notLoaded', detail: remote })
  }
  for (const [remote, { status }] of Object.entries(remoteStates)) if (status === 'failed') tell(remote)
  onRemoteEvent((event) => event.type === 'failed' && tell(event.remote))
}

/** Focuses the heading of a screen that was still loading when the page navigated to it. */
function focusLateScreens({ location }: Window): void {
  let path = location.pathname
  onRemoteEvent(({ type }) => {
    if (type !== 'rendered' || path === location.pathname) return
    path = location.pathname
    focusHeading()
  })
}

/**
 * Starts everything that the first screen doesn't need. Link prefetching starts only after that screen has
 * loaded.
 */
export async function afterFirstScreen(win: Window): Promise<void> {
  if (hostKind() !== 'none') {
    on(languageChanged, ({ lang }) => void switchLanguage(win, lang))
    followOpenRoute(win)
    bindHaptics(win)
    tellFailures(win)
    trackProductEvents(win)
  }
  focusLateScreens(win)
  await firstRemote.opening
  whenIdle(win, () => prefetchLinks(win))
}
