import { brand } from '@companion/shared/brand/current'
import * as css from './Owner.css.ts'

/** Whose app and which company the account belongs to: stores ask for both on a page that deletes accounts. */
export function Owner() {
  const { logo, appName, companyName } = brand()
  return (
    <div className={css.whole}>
      <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={logo} fill="currentColor" />
      </svg>
      <p className={css.names}>
        <bdi className={css.app}>{appName}</bdi>
        <bdi>{companyName}</bdi>
      </p>
    </div>
  )
}
