import { lazy, Suspense, type ComponentType } from 'react'
import * as skeleton from '@companion/shared/ui/feedback/Skeleton.css'
import { kindOf, type Kind } from '../model/sky.ts'
import * as css from './Drawn.css.ts'

// The pictures set out as soon as this remote runs and come while the weather does; without them it is still
// weather.
type Pictures = { readonly default: ComponentType<{ kind: Kind; night: boolean }> }
const pictures: Promise<Pictures> = import(/* webpackChunkName: "pictures" */ '../pictures/Picture.tsx').then(
  ({ Picture }) => ({ default: Picture }),
  () => ({ default: () => null }),
)
const Picture = lazy(() => pictures)

/** The picture of a kind of weather, or its place, in a place of a known size. `kind` is the API's word. */
export function Drawn({
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
        <span className={`${skeleton.pulse} ${css.round}`} />
      ) : (
        <Suspense>
          <Picture kind={kindOf(kind)} night={night} />
        </Suspense>
      )}
    </span>
  )
}
