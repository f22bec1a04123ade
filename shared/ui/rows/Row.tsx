import { RowBody, type RowContent } from './RowBody.tsx'
import type { ReactNode } from 'react'
import * as css from './Row.css.ts'

/** A row that only shows something: the label at the start, the value at the end. */
export function Row({ end, ...content }: RowContent & { end?: ReactNode }) {
  return (
    <li>
      <div className={css.row}>
        <RowBody {...content} end={end} />
      </div>
    </li>
  )
}
