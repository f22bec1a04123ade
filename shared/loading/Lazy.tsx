import { Fragment, type ComponentType, type ReactNode } from 'react'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { Failure } from '../ui/feedback/Failure.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import type { LazyPart } from './retryImport.ts'
import { useLazy } from './useLazy.ts'

interface Props<T> {
  part: LazyPart<T>
  /** Keeps the part's place while it is loading; a spinner without it. */
  waiting?: ReactNode
  /** Stands around `waiting` and around the failure, not around the part. */
  frame?: ComponentType<{ children: ReactNode }>
  children: (value: T) => ReactNode
}

/** Shows a part of the page that comes in a file of its own. A lost file is said in its place, with Retry. */
export function Lazy<T>({ part, waiting = <Spinner />, frame: Frame = Fragment, children }: Props<T>) {
  const t = useErrorTexts()
  const { value, failed, retry } = useLazy(part)
  if (value !== undefined) return children(value)
  return <Frame>{failed ? <Failure title={t('requestFailed')} onRetry={retry} /> : waiting}</Frame>
}
