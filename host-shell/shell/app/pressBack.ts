import { hostKind } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import { backReason, closeTopmost } from '@companion/shared/navigation/back'
import { leaveToApp } from './connectApp.ts'

// A separate chunk, because the first screen needs neither the dialog nor its styles.
export const loadUnsavedDialog = () => import(/* webpackChunkName: "unsaved" */ './UnsavedDialog.tsx')

/**
 * Handles Back. Closes the topmost dialog if one is open. Otherwise asks before typed text is discarded, or
 * goes back. After an account was deleted (`gone`), closes the page, or opens the download page in a browser.
 * Any other reason blocks Back. Reasons are marked in the DOM (`backMark`), because each remote has its own
 * copy of the dialog and form code.
 */
export function pressBack(page: Document): void {
  if (closeTopmost(page)) return
  const reason = backReason(page)
  if (reason === undefined) void navigate.back()
  else if (reason === 'gone') {
    if (hostKind() === 'none') navigate('download', { replace: true })
    else leaveToApp()
  } else if (reason === 'unsaved')
    loadUnsavedDialog().then(
      ({ confirmLeave: askAndLeave }) => askAndLeave(page),
      // If the dialog fails to load, the page stays open and typed text isn't lost. The next press tries
      // again.
      console.warn,
    )
}
