import { backPressed, setBackIntercept } from '@companion/bridge-contract'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { notify, on } from '@companion/shared/bridge/app'
import { backMark, backReason, modalMark } from '@companion/shared/navigation/back'
import { loadUnsavedDialog, pressBack } from './pressBack.ts'

/**
 * Handles the app's Back button. The app forwards presses only while the page asks for them: while a dialog
 * is open, typed text is unsaved, or the screen has set another reason (`backMark`).
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
  // Reports once at the start, because an earlier load of this page can have left interception on.
  report()
}
