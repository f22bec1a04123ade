import { chevron } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import * as css from './Row.css.ts'

/** The sign at the end of a row that leads somewhere; mirrored by the reading direction. */
export function Chevron() {
  return (
    <span className={css.chevron}>
      <Icon of={chevron} small />
    </span>
  )
}
