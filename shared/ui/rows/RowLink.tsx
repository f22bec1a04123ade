import { Chevron } from './Chevron.tsx'
import { linkTo, type Target } from '../controls/Link.tsx'
import * as css from './Row.css.ts'
import { RowBody, type RowContent } from './RowBody.tsx'

/** A row that leads to another screen; the whole row is the link. */
export function RowLink({ to, query, replace, data, ...content }: RowContent & Target) {
  const target = {
    to,
    ...(query && { query }),
    ...(replace && { replace }),
    ...(data !== undefined && { data }),
  }
  return (
    <li>
      <a {...linkTo(target)} className={`${css.row} ${css.pressable}`}>
        <RowBody {...content} end={<Chevron />} />
      </a>
    </li>
  )
}
