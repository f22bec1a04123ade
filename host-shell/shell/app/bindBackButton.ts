import { backPressed, setBackIntercept } from '@companion/bridge-contract'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { notify, on } from '@companion/shared/bridge/app'
import { backMark, backReason, modalMark } from '@companion/shared/navigation/back'
import { loadUnsavedDialog, pressBack } from './pressBack.ts'

/**
 * Handles the app's Back. The app forwards it while something is open, needs confirmation or blocks leaving.
 */
export function bindBackButton(win: Window): void {
  const page = win.document
  on(backPressed, () => pressBack(page))
  let reported: string | undefined | null = null
  const report = () => {
    const reason = backReason(page)
    if (reason === reported) return
    reported = reason
    if (reason === 'unsaved') loadUnsavedDialog().catch(() => {})
    if (mayHaveApp(win))
      void notify(setBackIntercept, reason === undefined ? { enabled: false } : { enabled: true, reason })
  }
  const attributeFilter = [modalMark, backMark, 'hidden']
  new MutationObserver(report).observe(page.body, { subtree: true, childList: true, attributeFilter })
  // An earlier load of this page may have left interception on.
  report()
}
