import { useRef, useState } from 'react'
import { reportError } from '@companion/shared/http/reportError'
import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { navigate } from '@companion/shared/navigation/router'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SkeletonBlock } from '@companion/shared/ui/feedback/Skeleton'
import { type Crop, cropKey } from '../../model/crop.ts'
import { useTexts } from '../../texts.ts'
import { type Picture, renderCrop } from './picture.ts'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'
import { useResume } from '@companion/shared/session/useResume'
import * as css from './PictureStep.css.ts'
import { PickButton, type Picking } from './PickButton.tsx'
import { uploadAvatar } from '../../api.ts'
import { saveProfile, useLeave } from '../saveProfile.ts'

/**
 * Returns a function that uploads a crop and then assigns it to the user. If only the assignment fails, the
 * next attempt doesn't upload the crop again, unless the crop has changed.
 */
function useSaveAvatar(picture: Picture): (crop: Crop) => Promise<void> {
  const t = useTexts()
  const leave = useLeave()
  const stored = useRef<{ readonly key: string; readonly avatar: string }>(undefined)

  return async (crop) => {
    const key = cropKey(crop)
    if (stored.current?.key !== key)
      stored.current = { key, avatar: await uploadAvatar(await renderCrop(picture, crop)) }
    await saveProfile('avatar', stored.current.avatar, t('avatarSaved'))
    leave()
  }
}

const cropper = retryImport(() => import('./Cropper.tsx'))

/** Crops the picture. If saving fails, the crop stays as it is, so that the user can retry. */
export function CropStep({ picture, problem, picking, onPick }: Picking & { picture: Picture }) {
  const t = useTexts()
  const errors = useErrorTexts()
  const kit = useKitTexts()
  const crop = useRef<Crop>(undefined)
  // The Save button appears before the picture has loaded. It's disabled until there's a crop to save.
  const [framed, setFramed] = useState(false)
  const [failed, setFailed] = useState(false)
  const [pending, run] = useSingleFlight()
  const resume = useResume()
  const save = useSaveAvatar(picture)

  const press = () =>
    run(async () => {
      if (!crop.current) return
      try {
        await save(crop.current)
      } catch (failure) {
        setFailed(true)
        if (!resume(failure, press)) await reportError(failure, { fallback: 'modifyFailed' })
      }
    })
  return (
    <Screen title={t('cropTitle')}>
      <Lazy part={cropper} waiting={<SkeletonBlock height="20rem" />}>
        {({ Cropper }) => (
          <Cropper
            url={picture.url}
            onCrop={(next) => {
              crop.current = next
              setFramed(true)
            }}
          />
        )}
      </Lazy>
      {problem && <Banner tone="danger">{t(problem)}</Banner>}
      <div className={css.actions}>
        <Button busy={pending} {...(!framed && { 'aria-disabled': true })} onClick={press}>
          {failed ? errors('retry') : t('save')}
        </Button>
        <PickButton variant="text" busy={picking} onPick={onPick}>
          {t('otherPicture')}
        </PickButton>
        <Button variant="text" onClick={() => void navigate.back({ otherwise: 'avatar' })}>
          {kit('cancel')}
        </Button>
      </div>
    </Screen>
  )
}
