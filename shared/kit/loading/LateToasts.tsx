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

/** Loads the toast component when the page is idle. Until then, or if that fails, a toast is a plain line. */
export function LateToasts() {
  const { list } = useSnapshot(toasts)
  const { value, retry } = useLazy(part)
  // If the component failed to load, each new toast retries.
  // oxlint-disable-next-line react/exhaustive-deps -- each toast triggers a retry
  useEffect(retry, [list])
  if (value) return <value.Toasts />
  const [toast] = list
  if (!toast || toast.inline) return
  const line = (
    <p role="alert" className={css.line}>
      {toast.text}
    </p>
  )
  // Rendered in the topmost modal, because everything outside it is inert.
  return createPortal(line, topmost(document, modalMark) ?? document.body)
}
