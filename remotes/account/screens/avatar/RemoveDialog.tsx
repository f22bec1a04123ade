import { reportError } from '@companion/shared/http/reportError'
import { loadAccount, patchAccount } from '@companion/shared/session/account'
import { showToast } from '@companion/shared/toasts/queue'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { changeUser } from '../../api.ts'
import { confirmed } from '../../model/confirmed.ts'
import { useTexts } from '../../texts.ts'
import { tellProfile } from '../../world/tellApp.ts'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'
import { useResume } from '@companion/shared/session/useResume'

/** Asks before the picture is removed, and removes it. A failure leaves the question open. */
export function RemoveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts()
  const [pending, run] = useSingleFlight()
  const resume = useResume()
  const remove = () =>
    run(async () => {
      try {
        await confirmed(
          () => changeUser({ avatar: '' }),
          async () => (await loadAccount({ force: true })).avatar === '',
        )
        patchAccount({ avatar: '' })
        tellProfile({ avatar: '' })
        showToast({ text: t('avatarRemoved'), tone: 'ok' })
        onClose()
      } catch (failure) {
        // A modal would lie above the way back into the session.
        if (resume(failure, remove)) onClose()
        else await reportError(failure, { fallback: 'modifyFailed' })
      }
    })
  return (
    <AlertDialog
      open={open}
      title={t('removeQuestion')}
      confirm={t('removePicture')}
      danger
      busy={pending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {t('removeHint')}
    </AlertDialog>
  )
}
