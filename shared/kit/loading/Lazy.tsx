import { Fragment, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { Failure } from '../ui/feedback/Message.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import type { LazyPart } from './retryImport.ts'

/** Loads a chunk on the first render. `retry` tries again after a failure. */
export function useLazy<T>(part: LazyPart<T>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(part.loaded() ? 'loaded' : 'loading')
  useEffect(() => {
    if (state !== 'loading') return
    part().then(
      () => setState('loaded'),
      () => setState('failed'),
    )
  }, [part, state])
  return { value: part.loaded(), failed: state === 'failed', retry: () => setState('loading') }
}

interface Props<T> {
  part: LazyPart<T>
  /** Placeholder during loading. It's a spinner by default. */
  waiting?: ReactNode
  /** Wraps the placeholder and the error, but not the loaded component. */
  frame?: ComponentType<{ children: ReactNode }>
  children: (value: T) => ReactNode
}

/** Renders a lazy chunk. If the chunk fails to load, renders an error with a Retry button. */
export function Lazy<T>({ part, waiting = <Spinner />, frame: Frame = Fragment, children }: Props<T>) {
  const t = useErrorTexts()
  const { value, failed, retry } = useLazy(part)
  if (value !== undefined) return children(value)
  return <Frame>{failed ? <Failure title={t('requestFailed')} onRetry={retry} /> : waiting}</Frame>
}
