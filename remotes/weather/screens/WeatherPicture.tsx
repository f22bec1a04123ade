import * as skeleton from '@companion/shared/ui/feedback/Skeleton.css'
import { Suspense, use } from 'react'
import { kindOf } from '../model/sky.ts'
import { pictures } from '../pictures/load.ts'
import * as css from './Report.css.ts'

interface Props {
  /** The API's word for the weather, or undefined while the weather is loading. */
  kind: string | undefined
  night: boolean
  /** A class that sets the picture's size. */
  className: string
}

function Loaded({ kind, night }: { kind: string; night: boolean }) {
  const loaded = use(pictures)
  return loaded && <loaded.Picture kind={kindOf(kind)} night={night} />
}

/** The picture of a kind of weather, or a skeleton while the weather is loading. */
export function WeatherPicture({ kind, night, className }: Props) {
  return (
    <span className={className}>
      {kind === undefined ? (
        <span className={`${skeleton.pulse} ${css.pictureSkeleton}`} />
      ) : (
        <Suspense>
          <Loaded kind={kind} night={night} />
        </Suspense>
      )}
    </span>
  )
}
