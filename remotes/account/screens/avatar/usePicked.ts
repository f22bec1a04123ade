import { useCallback, useEffect, useRef, useState } from 'react'
import { PictureError, type PictureProblem } from '../../model/pictureProblem.ts'
import { openPicture, type Picture } from '../../world/picture.ts'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'

/** Where a picture comes from; undefined when the user chose none after all. */
export type PictureSource = () => Promise<Blob | undefined>

/** The picture that is being worked on, and why the last one could not be taken. */
export function usePicked(onPicked: () => void) {
  const [picture, setPicture] = useState<Picture>()
  const [problem, setProblem] = useState<PictureProblem>()
  const [picking, run] = useSingleFlight()
  const held = useRef<Picture>(undefined)

  const hold = useCallback((next: Picture | undefined) => {
    held.current?.release()
    held.current = next
    setPicture(next)
  }, [])
  useEffect(() => () => held.current?.release(), [])

  const pick = (source: PictureSource) =>
    run(async () => {
      setProblem(undefined)
      try {
        const file = await source()
        if (!file) return
        hold(await openPicture(file))
        onPicked()
      } catch (failure) {
        setProblem(failure instanceof PictureError ? failure.problem : 'pictureFailed')
      }
    })
  const drop = useCallback(() => hold(undefined), [hold])
  return { picture, problem, picking, pick, drop }
}
