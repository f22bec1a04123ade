import { useEffect } from 'react'
import { navigate, useStepData } from '@companion/shared/navigation/router'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { CropStep } from './avatar/CropStep.tsx'
import { PictureStep } from './avatar/PictureStep.tsx'
import { usePicked } from './avatar/usePicked.ts'

/** The picture of the account: choose one, crop it, save it, or remove it. Cropping is a step Back returns from. */
export function Avatar() {
  const cropping = (useStepData() as { crop?: unknown } | undefined)?.crop === true
  const { picture, problem, pick, picking, drop } = usePicked(() =>
    navigate('avatar', { data: { crop: true }, replace: cropping }),
  )
  useSwapGuard(cropping, 'block')

  const lost = cropping && !picture
  useEffect(() => {
    // A picture does not outlive a reload.
    if (lost) void navigate.back({ otherwise: 'avatar' })
  }, [lost])
  useEffect(() => {
    if (!cropping) drop()
  }, [cropping, drop])

  if (cropping && picture)
    return <CropStep key={picture.url} picture={picture} problem={problem} picking={picking} onPick={pick} />
  return <PictureStep problem={problem} picking={picking} onPick={pick} />
}
