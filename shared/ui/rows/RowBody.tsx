import type { ReactNode } from 'react'
import { type Glyph, Icon } from '../text/Icon.tsx'
import * as css from './Row.css.ts'

export interface RowContent {
  label: ReactNode
  /** The secondary text at the end; isolated, so that numbers and names keep their own direction. */
  value?: ReactNode
  /** A line under the label. */
  note?: ReactNode
  icon?: Glyph | undefined
  /** Danger is for what destroys something; accent for an action among settings. */
  tone?: 'plain' | 'danger' | 'accent' | undefined
}

/** Read as a pause between label and value ("Nickname, Zoë"), never seen. */
const pause = <span className={css.pause}>, </span>

/** The inside of every kind of row; `end` is its last element, for instance a chevron. */
export function RowBody({ label, value, note, icon, tone = 'plain', end }: RowContent & { end?: ReactNode }) {
  const filled = value !== undefined && value !== null && value !== ''
  return (
    <>
      {icon && (
        <span className={css.icon}>
          <Icon of={icon} />
        </span>
      )}
      <span className={css.body}>
        <span className={css.pair}>
          <span className={css.words} data-noted={note ? '' : undefined}>
            <span className={css.label[tone]}>
              {label}
              {(note || filled) && pause}
            </span>
            {note && (
              <span className={css.note}>
                {note}
                {filled && pause}
              </span>
            )}
          </span>
          {filled && (
            <span className={css.value}>
              <bdi>{value}</bdi>
            </span>
          )}
        </span>
        {end}
      </span>
    </>
  )
}
