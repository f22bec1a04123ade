import { useState } from 'react'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Screen } from '@companion/shared/ui/layout/Screen'
import type { PictureProblem } from '../../model/pictureProblem.ts'
import { useTexts } from '../../texts.ts'
import { AccountNotice } from '../AccountNotice.tsx'
import { Portrait } from '../Portrait.tsx'
import { useAccount, useUserComing } from '@companion/shared/session/account'
import { PickButton } from './PickButton.tsx'
import * as css from './PictureStep.css.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import type { PictureSource } from './usePicked.ts'

/** Stands where the user could not be had. */
const nobody = { avatar: '', nickname: '' }

interface Props {
  problem: PictureProblem | undefined
  picking: boolean
  onPick(source: PictureSource): void
}

/** The picture as it is, with the ways to another one or to none. */
export function PictureStep({ problem, picking, onPick }: Props) {
  const t = useTexts()
  const { user } = useAccount()
  const coming = useUserComing()
  const [removing, setRemoving] = useState(false)
  return (
    <Screen title={t('avatarTitle')} lead={t('avatarLead')}>
      <AccountNotice />
      <div className={css.stage}>
        {coming ? <span className={css.bone} /> : <Portrait of={user ?? nobody} size="10rem" />}
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
