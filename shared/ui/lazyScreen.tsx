import { useEffect, type ComponentType } from 'react'
import { useLazy } from '../forms/useLazy.ts'
import { Failure } from './Failure.tsx'
import { Screen } from './Screen.tsx'
import { SkeletonBlock, SkeletonLines } from './Skeleton.tsx'

export interface LazyScreen {
  readonly Shown: ComponentType
  /** Fetches the screen's file, so that it is there when it is shown. Rejects when it cannot be had. */
  fetch(): Promise<void>
}

/**
 * A screen that comes in a file of its own: here within eight seconds, or with a way to try again. `useMissing` gives
 * the words for a file that did not come.
 */
export function lazyScreen(load: () => Promise<ComponentType>, useMissing: () => string): LazyScreen {
  let Loaded: ComponentType | undefined
  const fetch = async () => {
    Loaded = await load()
  }

  function Shown() {
    const missing = useMissing()
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
          <Failure title={missing} onRetry={retry} />
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
