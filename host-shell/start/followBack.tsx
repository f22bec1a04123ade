import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { backPressed, setBackIntercept } from '@companion/bridge-contract'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { notify, on } from '@companion/shared/bridge/app'
import { goBack } from '@companion/shared/navigation/router'
import { AlertDialog } from '@companion/shared/ui/AlertDialog'
import { backMark, backReason, closeTopmost, modalMark } from '@companion/shared/navigation/back'
import { useShellTexts } from '../texts/texts.ts'

interface Answers {
  readonly onLeave: () => void
  readonly onStay: () => void
}

function UnsavedQuestion({ onLeave, onStay }: Answers) {
  const t = useShellTexts()
  return (
    <AlertDialog
      open
      title={t('unsaved')}
      confirm={t('unsavedLeave')}
      cancel={t('unsavedStay')}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsavedHint')}
    </AlertDialog>
  )
}

/** Asks whether what was typed may be lost; goes back when it may. */
function askAndLeave(page: Document): void {
  const place = page.body.appendChild(page.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  const leave = () => {
    close()
    goBack()
  }
  root.render(
    <Suspense>
      <UnsavedQuestion onLeave={leave} onStay={close} />
    </Suspense>,
  )
}

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
    else if (reason === 'unsaved') askAndLeave(page)
  })
  if (!mayHaveApp(win)) return
  let told: string | undefined | null = null
  const tell = () => {
    const reason = backReason(page)
    if (reason === told) return
    told = reason
    void notify(setBackIntercept, reason === undefined ? { enabled: false } : { enabled: true, reason })
  }
  const attributeFilter = [modalMark, backMark, 'hidden']
  new MutationObserver(tell).observe(page.body, { subtree: true, childList: true, attributeFilter })
  // The app may still hold what an earlier load of this page asked for.
  tell()
}
