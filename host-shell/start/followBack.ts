import { backPressed, closePage, setBackIntercept } from '@companion/bridge-contract'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { notify, on } from '@companion/shared/bridge/app'
import { goBack } from '@companion/shared/navigation/router'
import { backMark, backReason, closeTopmost, modalMark } from '@companion/shared/navigation/back'

// A dialog with its styles, of which the first screen inside an app has no need.
const loadQuestion = () => import(/* webpackChunkName: "unsaved" */ './askAndLeave.tsx')

/**
 * The app's Back, for all remotes: it closes what is open, asks before typed text is lost, then goes back, then closes
 * the page. The app hands Back to the page only while there is something to close, to ask about or to hold; what that
 * is, the page itself says (`backMark`), because each remote carries its own copy of dialogs and forms.
 */
export function followBack(win: Window): void {
  const page = win.document
  on(backPressed, () => {
    if (closeTopmost(page)) return
    const reason = backReason(page)
    if (reason === undefined) goBack()
    else if (reason === 'gone') void notify(closePage)
    else if (reason === 'unsaved')
      loadQuestion().then(
        ({ askAndLeave }) => askAndLeave(page),
        // What was typed stays; the next press asks again.
        (failure: unknown) => console.warn('Companion: the question could not be loaded.', failure),
      )
  })
  if (!mayHaveApp(win)) return
  let told: string | undefined | null = null
  const tell = () => {
    const reason = backReason(page)
    if (reason === told) return
    told = reason
    if (reason === 'unsaved') loadQuestion().catch(() => {})
    void notify(setBackIntercept, reason === undefined ? { enabled: false } : { enabled: true, reason })
  }
  const attributeFilter = [modalMark, backMark, 'hidden']
  new MutationObserver(tell).observe(page.body, { subtree: true, childList: true, attributeFilter })
  // The app may still hold what an earlier load of this page asked for.
  tell()
}
