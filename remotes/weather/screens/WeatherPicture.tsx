import { type ComponentType, Suspense, lazy } from 'react'
import * as skeleton from '@companion/shared/ui/feedback/Skeleton.css'
import { type Kind, kindOf } from '../model/sky.ts'
import * as css from './Report.css.ts'

// Loaded as soon as this remote runs, in parallel with the weather; where it fails the screen goes without pictures.
type Pictures = { readonly default: ComponentType<{ kind: Kind; night: boolean }> }
const pictures: Promise<Pictures> = import(/* webpackChunkName: "pictures" */ '../pictures/Picture.tsx').then(
  ({ Picture }) => ({ default: Picture }),
  () => ({ default: () => null }),
)
const Picture = lazy(() => pictures)

/** The picture of a kind of weather, or its skeleton; `className` gives the size. `kind` is the API's own word. */
export function WeatherPicture({
  kind,
  night,
  className,
}: {
  kind: string | undefined
  night: boolean
  className: string
}) {
  return (
    <span className={className}>
      {kind === undefined ? (
        <span className={`${skeleton.pulse} ${css.pictureSkeleton}`} />
      ) : (
        <Suspense>
          <Picture kind={kindOf(kind)} night={night} />
        </Suspense>
      )}
    </span>
  )
}
