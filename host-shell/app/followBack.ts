import { backPressed, setBackIntercept } from '@companion/bridge-contract'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { notify, on } from '@companion/shared/bridge/app'
import { backMark, backReason, modalMark } from '@companion/shared/navigation/back'
import { loadUnsavedDialog, pressBack } from './pressBack.ts'

/**
 * Follows the app's Back, which the app hands to the page only while there is something to close, to ask about or to
 * hold. The question about typed text is loaded before it is asked, so that it can be asked without a network.
 */
export function followBack(win: Window): void {
  const page = win.document
  on(backPressed, () => pressBack(page))
  let told: string | undefined | null = null
  const tell = () => {
    const reason = backReason(page)
    if (reason === told) return
    told = reason
    if (reason === 'unsaved') loadUnsavedDialog().catch(() => {})
    if (mayHaveApp(win))
      void notify(setBackIntercept, reason === undefined ? { enabled: false } : { enabled: true, reason })
  }
  const attributeFilter = [modalMark, backMark, 'hidden']
  new MutationObserver(tell).observe(page.body, { subtree: true, childList: true, attributeFilter })
  // The app may still hold what an earlier load of this page asked for.
  tell()
}
