import type { ComponentProps } from 'react'
import { Chevron } from './Chevron.tsx'
import * as css from './Row.css.ts'
import { RowBody, type RowContent } from './RowBody.tsx'

type Props = RowContent &
  Omit<ComponentProps<'button'>, keyof RowContent | 'children' | 'className'> & {
    /** The button leads to another step or opens a picker. */
    leads?: boolean
  }

/** A row that does something; the whole row is the button. */
export function RowButton({ label, value, note, icon, tone, leads, ...button }: Props) {
  return (
    <li>
      <button type="button" {...button} className={`${css.row} ${css.pressable}`}>
        <RowBody {...{ label, value, note, icon, tone }} end={leads && <Chevron />} />
      </button>
    </li>
  )
}
