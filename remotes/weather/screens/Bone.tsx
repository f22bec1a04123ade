import * as skeleton from '@companion/shared/ui/feedback/Skeleton.css'
import * as css from './Bone.css.ts'

/** A word that is on its way, in the line it will stand in. Width and height in em. */
export function Bone({ width, height = 0.7 }: { width: number; height?: number }) {
  return (
    <span
      className={`${skeleton.pulse} ${css.inLine}`}
      style={{ inlineSize: `${width}em`, blockSize: `${height}em` }}
      aria-hidden="true"
    />
  )
}
