import { useEffect, useCallback, useRef, useState } from 'react'
import { navigate, useStepData } from '@companion/shared/navigation/router'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { CropStep } from './avatar/CropStep.tsx'
import type { PictureSource } from './avatar/PickButton.tsx'
import { PictureStep } from './avatar/PictureStep.tsx'
import { PictureError, type PictureProblem } from '../model/pictureLimits.ts'
import { openPicture, type Picture } from './avatar/picture.ts'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'

function usePicked(onPicked: () => void) {
  const [picture, setPicture] = useState<Picture>()
  const [problem, setProblem] = useState<PictureProblem>()
  const [picking, run] = useSingleFlight()
  const current = useRef<Picture>(undefined)

  const replace = useCallback((next: Picture | undefined) => {
    current.current?.release()
    current.current = next
    setPicture(next)
  }, [])
  useEffect(() => () => current.current?.release(), [])

  const onPick = (source: PictureSource) =>
    run(async () => {
      setProblem(undefined)
      try {
        const file = await source()
        if (!file) return
        replace(await openPicture(file))
        onPicked()
      } catch (failure) {
        setProblem(failure instanceof PictureError ? failure.problem : 'pictureFailed')
      }
    })
  const drop = useCallback(() => replace(undefined), [replace])
  return { picture, problem, picking, onPick, drop }
}

/** Changes or removes the account's picture. Cropping has its own history entry, so Back cancels it. */
export function Avatar() {
  const cropping = (useStepData() as { crop?: unknown } | undefined)?.crop === true
  const { picture, drop, ...picked } = usePicked(() =>
    navigate('avatar', { data: { crop: true }, replace: cropping }),
  )
  useSwapGuard(cropping, 'block')

  const lost = cropping && !picture
  useEffect(() => {
    // A reload keeps the history entry but not the picture, so there's nothing to crop.
    if (lost) void navigate.back({ otherwise: 'avatar' })
  }, [lost])
  useEffect(() => {
    if (!cropping) drop()
  }, [cropping, drop])

  if (cropping && picture) return <CropStep key={picture.url} picture={picture} {...picked} />
  return <PictureStep {...picked} />
}
