import { hostKind } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import { backReason, closeTopmost } from '@companion/shared/navigation/back'
import { leaveToApp } from './connectApp.ts'

// The first screen needs neither the dialog nor its styles.
export const loadUnsavedDialog = () => import(/* webpackChunkName: "unsaved" */ './UnsavedDialog.tsx')

/**
 * Handles Back: closes the topmost dialog; otherwise asks before typed text is lost; otherwise goes back or
 * leaves. Blockers are marked in the document (`backMark`), because each remote has its own copy of dialogs
 * and forms.
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
      // Typed text stays; the next press asks again.
      console.warn,
    )
}
