import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { navigate } from '@companion/shared/navigation/router'
import { leaveLimit } from '@companion/shared/platform/leaveInMotion'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
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

/** Asks whether to discard typed text. If the user confirms, calls `go`, which by default goes back. */
export function confirmLeave(page: Document, go: () => void = () => void navigate.back()): void {
  const container = page.body.appendChild(page.createElement('div'))
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    // The dialog's closing animation is still in the container.
    setTimeout(() => container.remove(), leaveLimit)
  }
  const leave = () => {
    close()
    go()
  }
  root.render(
    <Suspense>
      <UnsavedQuestion onLeave={leave} onStay={close} />
    </Suspense>,
  )
}
