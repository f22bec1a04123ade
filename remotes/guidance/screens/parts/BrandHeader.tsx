import { brand } from '@companion/shared/brand/current'
import { BrandMark } from '@companion/shared/brand/BrandMark'
import * as css from './Parts.css.ts'

/** The brand's mark on a tile in the accent colour, above the app's name. */
export function BrandHeader() {
  return (
    <div className={css.brand}>
      <span className={css.tile}>
        <BrandMark className={css.mark} />
      </span>
      <p className={css.appName} dir="auto">
        {brand().appName}
      </p>
    </div>
  )
}
