import { useEffect, type ComponentType } from 'react'
import { useLazy } from '@companion/shared/forms/useLazy'
import { Failure } from '@companion/shared/ui/Failure'
import { Screen } from '@companion/shared/ui/Screen'
import { SkeletonBlock, SkeletonLines } from '@companion/shared/ui/Skeleton'
import { useTexts } from '../texts.ts'

export interface LazyScreen {
  readonly Shown: ComponentType
  /** Fetches the screen's file, so that it is there when it is shown. Rejects when it cannot be had. */
  fetch(): Promise<void>
}

/** A screen that comes in a file of its own: here within eight seconds, or with a way to try again. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined
  const fetch = async () => {
    Loaded = await load()
  }

  function Shown() {
    const t = useTexts()
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
          <Failure title={t('partMissing')} onRetry={retry} />
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
