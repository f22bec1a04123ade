import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { sessionState } from '@companion/shared/session/store'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** Whether the session panel covers a route: it needs a session and there is a session error. The menu shows the error itself. */
export function useCovered(route: Route | undefined): boolean {
  const { showError, errorType } = useSnapshot(sessionState)
  return showError && errorType !== '' && route !== undefined && !route.open && route.name !== 'layout'
}

// Panel and signing in are one chunk of their own: most visits need neither.
const panel = retryImport(() => import(/* webpackChunkName: "session" */ './SessionPanel.tsx'))

export const SessionCover = () => (
  <Lazy part={panel} waiting={<ScreenSkeleton />}>
    {({ SessionPanel }) => <SessionPanel />}
  </Lazy>
)
