import * as css from './Spinner.css.ts'

/** Something is under way. It has no words: what is busy says so itself (`aria-busy`). */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
