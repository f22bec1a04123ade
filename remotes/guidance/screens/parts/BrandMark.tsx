import { brand } from '@companion/shared/brand/current'
import * as css from './Parts.css.ts'

/** The brand's mark on its accent, with the app's name below. */
export function BrandMark() {
  const { logo, appName } = brand()
  return (
    <div className={css.brand}>
      <span className={css.tile}>
        <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={logo} />
        </svg>
      </span>
      <p className={css.appName} dir="auto">
        {appName}
      </p>
    </div>
  )
}
