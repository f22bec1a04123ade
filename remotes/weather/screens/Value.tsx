import { useTexts } from '../texts.ts'
import * as css from './Value.css.ts'

/** A figure, or a dash where there is none: never a zero that nobody measured. */
export function Value({ of }: { of: string | null }) {
  const t = useTexts()
  if (of !== null && of !== '') return of
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={css.spoken}>{t('noData')}</span>
    </>
  )
}
