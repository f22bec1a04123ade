import * as css from './Spinner.css.ts'

/** A spinner. Screen readers ignore it, because the busy element itself has `aria-busy`. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
