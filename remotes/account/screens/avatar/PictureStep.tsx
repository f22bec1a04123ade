import { useState } from 'react'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useTexts } from '../../texts.ts'
import { AccountNotice } from '../AccountNotice.tsx'
import { Portrait } from '../Portrait.tsx'
import { useAccount, useUserComing } from '@companion/shared/session/account'
import { PickButton, type Picking } from './PickButton.tsx'
import * as css from './PictureStep.css.ts'
import { reportError } from '@companion/shared/http/reportError'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { saveProfile } from '../saveProfile.ts'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'
import { useResume } from '@companion/shared/session/useResume'

/**
 * Asks for confirmation and then removes the picture. The dialog stays open on errors, so the user can retry.
 */
function RemoveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts()
  const [pending, run] = useSingleFlight()
  const resume = useResume()
  const remove = () =>
    run(async () => {
      try {
        await saveProfile('avatar', '', t('avatarRemoved'))
        onClose()
      } catch (failure) {
        // A broken session shows the session panel, which the dialog would cover.
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

const emptyUser = { avatar: '', nickname: '' }

/** The current picture, with buttons to replace or remove it. */
export function PictureStep({ problem, picking, onPick }: Picking) {
  const t = useTexts()
  const { user } = useAccount()
  const coming = useUserComing()
  const [removing, setRemoving] = useState(false)
  return (
    <Screen title={t('avatarTitle')} lead={t('avatarLead')}>
      <AccountNotice />
      <div className={css.stage}>
        {coming ? <span className={css.skeleton} /> : <Portrait of={user ?? emptyUser} size="large" />}
      </div>
      {problem && <Banner tone="danger">{t(problem)}</Banner>}
      <div className={css.actions}>
        <PickButton busy={picking} onPick={onPick}>
          {t(user?.avatar ? 'changePicture' : 'choosePicture')}
        </PickButton>
        {user?.avatar && (
          <Button variant="dangerText" onClick={() => setRemoving(true)}>
            {t('removePicture')}
          </Button>
        )}
      </div>
      <RemoveDialog open={removing} onClose={() => setRemoving(false)} />
    </Screen>
  )
}
