import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { toasts } from '@companion/shared/toasts/queue'
import { useLazy } from './Lazy.tsx'
import { retryImport } from './retryImport.ts'
import { whenIdle } from '../platform/whenIdle.ts'

const part = retryImport(() => import(/* webpackChunkName: "toasts" */ '../ui/feedback/Toasts.tsx'))

function LoadedToasts({ list }: { readonly list: unknown }) {
  const { value, retry } = useLazy(part)
  // Each toast tries again what could not be loaded for the last one.
  useEffect(retry, [list, retry])
  return value && <value.Toasts />
}

/** The toasts: no first screen needs them, so they come when the page is idle, or with the first of them. */
export function LateToasts() {
  const { list } = useSnapshot(toasts)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return (isIdle || list.length > 0) && <LoadedToasts list={list} />
}
