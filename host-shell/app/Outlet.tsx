import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { remoteStates, type RemoteState } from '../remotes/remoteStates.ts'
import { openRemote, retryRemote } from '../remotes/openRemote.ts'
import { useShellTexts } from '../texts/texts.ts'
import { RemoteSlot } from './RemoteSlot.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** The remote of a route: its screen, or that it is on its way, or why there is none with a way to try again. */
export function Outlet({ route }: { route: Route }) {
  const t = useShellTexts()
  // What a snapshot makes of a component is no component to the type checker.
  const state = useSnapshot(remoteStates)[route.remote] as RemoteState | undefined
  useEffect(() => void openRemote(route.remote), [route.remote])

  if (state?.status === 'failed') {
    return (
      <Screen ground={route.path === '/' ? 'list' : 'plain'}>
        <Failure title={t('areaFailed')} onRetry={() => retryRemote(route.remote)}>
          {t('areaFailedHint')}
        </Failure>
      </Screen>
    )
  }
  if (state?.status !== 'ready') return <ScreenSkeleton />
  // Keyed by release: the one that takes over is rendered already and keeps its state.
  return [state, ...(state.next ? [state.next] : [])].map((shown, at) => (
    <RemoteSlot key={`${shown.release} ${route.name}`} route={route} shown={shown} hidden={at > 0} />
  ))
}
