import { routeAt } from '@companion/shared/navigation/router'
import type { ComponentType } from 'react'
import { useHeadingFocus } from '../hooks/useHeadingFocus.ts'
import { Lazy } from '../loading/Lazy.tsx'
import { retryImport, type LazyPart } from '../loading/retryImport.ts'
import { prepareTexts } from '../texts/createTexts.ts'
import { loadDrawings } from '../ui/feedback/Message.tsx'
import { SkeletonBlock, SkeletonLines } from '../ui/feedback/Skeleton.tsx'
import { Screen } from '../ui/layout/Screen.tsx'
import type { RemoteModule } from './manifest.ts'

const waiting = (
  <>
    <SkeletonLines count={2} />
    <SkeletonBlock />
  </>
)

function Entered({ screen: Loaded }: { screen: ComponentType }) {
  useHeadingFocus()
  return <Loaded />
}

const lazyScreen = (part: LazyPart<ComponentType>) => () => (
  <Lazy part={part} waiting={waiting} frame={Screen}>
    {(screen) => <Entered screen={screen} />}
  </Lazy>
)

/**
 * A remote with lazy screens: route name → import. The current route's chunk loads with the remote
 * and fails with it; other screens show a failure with Retry.
 */
export function lazyRemoteModule(
  loads: Readonly<Record<string, () => Promise<ComponentType>>>,
): RemoteModule {
  // Decorative: with data saving it loads with the first message.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) void loadDrawings()
  const parts = new Map(Object.entries(loads).map(([name, load]) => [name, retryImport(load)]))
  return {
    screens: Object.fromEntries([...parts].map(([name, part]) => [name, lazyScreen(part)])),
    async prepare(lang, route = routeAt(location.pathname)?.name) {
      await Promise.all([prepareTexts(lang), parts.get(route ?? '')?.()])
      // The screen's chunk may have registered its own catalogues.
      await prepareTexts(lang)
    },
  }
}
