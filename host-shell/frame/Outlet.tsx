import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Area } from '@companion/shared/remote/area'
import type { Route } from '@companion/shared/navigation/routes'
import { Failure } from '@companion/shared/ui/Failure'
import { Screen } from '@companion/shared/ui/Screen'
import { areas } from '../federation/areas.ts'
import { openArea, reopenArea } from '../federation/openArea.ts'
import { reportAreaError } from '../federation/areaErrors.ts'
import { useShellTexts } from '../texts/texts.ts'
import { AreaBoundary } from './AreaBoundary.tsx'
import { NotFound } from './NotFound.tsx'
import { Waiting } from './Waiting.tsx'

// What a snapshot makes of a component is no component to the type checker.
const screenOf = (area: Area | undefined, name: string) => area?.screens[name]

/** The remote of a route: its screen, or that it is on its way, or why there is none with a way to try again. */
export function Outlet({ route }: { route: Route }) {
  const t = useShellTexts()
  const state = useSnapshot(areas)[route.remote]
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
  const Shown = screenOf(state?.area as Area | undefined, route.name)
  if (state?.status !== 'ready') return <Waiting />
  if (!Shown) return <NotFound />
  return (
    <AreaBoundary
      key={`${state.release} ${route.name}`}
      onError={(failure) => reportAreaError(route.remote, state.release, failure)}
      fallback={(retry) => (
        <Screen>
          <Failure title={t('screenFailed')} onRetry={retry}>
            {t('screenFailedHint')}
          </Failure>
        </Screen>
      )}
    >
      <div data-remote={route.remote} data-release={state.release}>
        <Suspense fallback={<Waiting />}>
          <Shown />
        </Suspense>
      </div>
    </AreaBoundary>
  )
}
