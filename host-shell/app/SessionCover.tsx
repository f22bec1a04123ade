import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { sessionState } from '@companion/shared/session/store'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** Whether a route is covered: it needs a session, and that is in trouble. The menu shows it between its own rows. */
export function useCovered(route: Route | undefined): boolean {
  const { showError, errorType } = useSnapshot(sessionState)
  return showError && errorType !== '' && route !== undefined && !route.open && route.name !== 'layout'
}

// Panel and signing in are one chunk of their own: most visits need neither.
const panel = retryImport(() => import(/* webpackChunkName: "session" */ './SessionPanel.tsx'))

/** What stands over a covered page: the session's panel, as soon as it is here. */
export const SessionCover = () => (
  <Lazy part={panel} waiting={<ScreenSkeleton />}>
    {({ SessionPanel }) => <SessionPanel />}
  </Lazy>
)
