import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { useLazy } from '@companion/shared/loading/useLazy'
import { sessionState } from '@companion/shared/session/store'
import { Failure } from '@companion/shared/ui/feedback/Failure'
import { useShellTexts } from '../texts/texts.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** Whether a route is covered: it needs a session, and that is in trouble. The menu shows it between its own rows. */
export function useCovered(route: Route | undefined): boolean {
  const { showError, errorType } = useSnapshot(sessionState)
  return showError && errorType !== '' && route !== undefined && !route.open && route.name !== 'layout'
}

// Panel and signing in are one chunk of their own: most visits need neither.
const loadPanel = () => import(/* webpackChunkName: "session" */ './SessionPanel.tsx')

/** What stands over a covered page: the session's panel, as soon as it is here. */
export function SessionCover() {
  const t = useShellTexts()
  const [panel, retry] = useLazy(loadPanel)
  if (panel.is === 'loading') return <ScreenSkeleton />
  if (panel.is === 'failed') return <Failure title={t('areaFailed')} onRetry={retry} />
  const { SessionPanel } = panel.value
  return <SessionPanel />
}
