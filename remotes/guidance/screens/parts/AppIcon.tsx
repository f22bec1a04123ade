import { BrandMark } from '@companion/shared/brand/BrandMark'
import * as css from './Parts.css.ts'

/** The brand's mark on a tile in the accent colour, as the app's icon. */
export function AppIcon() {
  return (
    <span className={css.tile}>
      <BrandMark className={css.mark} />
    </span>
  )
}
