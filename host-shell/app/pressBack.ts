import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import { backReason, closeTopmost } from '@companion/shared/navigation/back'

// A dialog with its styles, of which the first screen has no need.
export const loadUnsavedDialog = () => import(/* webpackChunkName: "unsaved" */ './UnsavedDialog.tsx')

/**
 * A press of Back, the app's or the navigation bar's: it closes what is open, asks before typed text is lost, then goes
 * back, then leaves. What holds it the page itself says (`backMark`), because each remote carries its own copy of
 * dialogs and forms.
 */
export function pressBack(page: Document): void {
  if (closeTopmost(page)) return
  const reason = backReason(page)
  if (reason === undefined) void navigate.back()
  else if (reason === 'gone') {
    if (hostKind() === 'none') navigate('download', { replace: true })
    else void notify(closePage)
  } else if (reason === 'unsaved')
    loadUnsavedDialog().then(
      ({ confirmLeave: askAndLeave }) => askAndLeave(page),
      // What was typed stays; the next press asks again.
      (failure: unknown) => console.warn('Companion: the question could not be loaded.', failure),
    )
}
