import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { Failure } from '@companion/shared/ui/Failure'
import { Screen } from '@companion/shared/ui/Screen'
import { areas, type AreaState } from '../remotes/remoteStates.ts'
import { openArea, reopenArea } from '../remotes/openRemote.ts'
import { useShellTexts } from '../texts/texts.ts'
import { AreaSlot } from './RemoteSlot.tsx'
import { Waiting } from './ScreenSkeleton.tsx'

/** The remote of a route: its screen, or that it is on its way, or why there is none with a way to try again. */
export function Outlet({ route }: { route: Route }) {
  const t = useShellTexts()
  // What a snapshot makes of a component is no component to the type checker.
  const state = useSnapshot(areas)[route.remote] as AreaState | undefined
  useEffect(() => void openArea(route.remote), [route.remote])

  if (state?.status === 'failed') {
    return (
      <Screen ground={route.path === '/' ? 'list' : 'plain'}>
        <Failure title={t('areaFailed')} onRetry={() => reopenArea(route.remote)}>
          {t('areaFailedHint')}
        </Failure>
      </Screen>
    )
  }
  if (state?.status !== 'ready') return <Waiting />
  // Keyed by release: the one that takes over is already standing, and keeps standing.
  return [state, ...(state.next ? [state.next] : [])].map((shown, at) => (
    <AreaSlot key={`${shown.release} ${route.name}`} route={route} shown={shown} hidden={at > 0} />
  ))
}
