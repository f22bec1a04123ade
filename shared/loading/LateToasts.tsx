import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { toasts } from '@companion/shared/toasts/queue'
import { modalMark, topmost } from '../navigation/back.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import * as css from './LateToasts.css.ts'
import { useLazy } from './Lazy.tsx'
import { retryImport } from './retryImport.ts'

const part = retryImport(() =>
  new Promise<void>((done) => whenIdle(window, done)).then(
    () => import(/* webpackChunkName: "toasts" */ '../ui/feedback/Toasts.tsx'),
  ),
)

/** The toasts: no first screen needs them, so they come when the page is idle. Until then, or without them, a toast is a line. */
export function LateToasts() {
  const { list } = useSnapshot(toasts)
  const { value, retry } = useLazy(part)
  // Each toast tries again what could not be loaded for the last one.
  // oxlint-disable-next-line react/exhaustive-deps -- a toast is the reason to try, not what is tried
  useEffect(retry, [list])
  if (value) return <value.Toasts />
  const [toast] = list
  // What is only heard stands on the page already.
  if (!toast || toast.heard) return
  const line = (
    <p role="alert" className={css.line}>
      {toast.text}
    </p>
  )
  // In the topmost modal, for all else is inert.
  return createPortal(line, topmost(document, modalMark) ?? document.body)
}
