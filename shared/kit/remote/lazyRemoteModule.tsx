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
 * Creates a remote with lazy screens: route name → import. The current route's chunk loads with the remote,
 * so the remote fails if the chunk does. A chunk of another screen that fails shows an error with Retry.
 */
export function lazyRemoteModule(
  loads: Readonly<Record<string, () => Promise<ComponentType>>>,
): RemoteModule {
  // Drawings are only decorative, so with data saving they load with the first message that has one.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) void loadDrawings()
  const parts = new Map(Object.entries(loads).map(([name, load]) => [name, retryImport(load)]))
  return {
    screens: Object.fromEntries([...parts].map(([name, part]) => [name, lazyScreen(part)])),
    async prepare(lang, route = routeAt(location.pathname)?.name) {
      await Promise.all([prepareTexts(lang), parts.get(route ?? '')?.()])
      // Again, because the screen's chunk may have added translations of its own.
      await prepareTexts(lang)
    },
  }
}
