import { useRef } from 'react'
import { loadAccount, patchAccount } from '@companion/shared/session/account'
import { showToast } from '@companion/shared/toasts/queue'
import { changeUser, uploadAvatar } from '../../api.ts'
import { confirmed } from '../../model/confirmed.ts'
import { cropKey, type Crop } from '../../model/crop.ts'
import { useTexts } from '../../texts.ts'
import { renderCrop, type Picture } from '../../world/picture.ts'
import { tellProfile } from '../../world/tellApp.ts'
import { useLeave } from '../useLeave.ts'

/**
 * Saves a crop in two calls: the picture is stored, then put to use. When the second fails, the next try repeats that
 * one alone, unless the crop was changed.
 */
export function useSaveAvatar(picture: Picture): (crop: Crop) => Promise<void> {
  const t = useTexts()
  const leave = useLeave()
  const stored = useRef<{ readonly key: string; readonly avatar: string }>(undefined)

  return async (crop) => {
    const key = cropKey(crop)
    if (stored.current?.key !== key)
      stored.current = { key, avatar: await uploadAvatar(await renderCrop(picture, crop)) }
    const { avatar } = stored.current
    await confirmed(
      () => changeUser({ avatar }),
      async () => (await loadAccount({ force: true })).avatar === avatar,
    )
    patchAccount({ avatar })
    tellProfile({ avatar })
    showToast({ text: t('avatarSaved'), tone: 'ok' })
    leave()
  }
}
