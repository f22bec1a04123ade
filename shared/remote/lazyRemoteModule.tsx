import { routeAt } from '@companion/shared/navigation/router'
import { useEffect, type ComponentType } from 'react'
import { useLazy } from '../loading/useLazy.ts'
import type { RemoteModule } from './remoteModule.ts'
import { prepareTexts } from '../texts/createTexts.ts'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { Failure } from '../ui/feedback/Failure.tsx'
import { Screen } from '../ui/layout/Screen.tsx'
import { SkeletonBlock, SkeletonLines } from '../ui/feedback/Skeleton.tsx'

type Load = () => Promise<ComponentType>

function lazyScreen(load: Load) {
  let Loaded: ComponentType | undefined
  const fetch = async () => {
    Loaded = await load()
  }

  function Shown() {
    const t = useErrorTexts()
    const [part, retry] = useLazy(fetch)
    const Here = Loaded
    const here = Here !== undefined
    useEffect(() => {
      // The heading was not there yet when the page was entered.
      const idle = document.activeElement === null || document.activeElement === document.body
      if (here && idle) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }, [here])

    if (Here) return <Here />
    return (
      <Screen>
        {part.is === 'failed' ? (
          <Failure title={t('requestFailed')} onRetry={retry} />
        ) : (
          <>
            <SkeletonLines count={2} />
            <SkeletonBlock height="3rem" />
          </>
        )}
      </Screen>
    )
  }
  return { Shown, fetch }
}

/**
 * An area whose screens come in files of their own. The screen of the present route is fetched with the area, and is
 * lost with it; another one that is lost says so in its place, with a way to try again.
 */
export function lazyRemoteModule(loads: Readonly<Record<string, Load>>): RemoteModule {
  const screens = new Map(Object.entries(loads).map(([name, load]) => [name, lazyScreen(load)]))
  return {
    screens: Object.fromEntries([...screens].map(([name, { Shown }]) => [name, Shown])),
    async prepare(lang) {
      const present = screens.get(routeAt(location.pathname)?.name ?? '')
      await Promise.all([prepareTexts(lang), present?.fetch()])
      // The screen's file may have brought catalogues of its own.
      await prepareTexts(lang)
    },
  }
}
