import type { ReactNode, ComponentProps } from 'react'
import * as row from './Row.css.ts'
import * as css from './RowBody.css.ts'
import { chevron } from '../text/icons.tsx'
import { Icon, type Glyph } from '../text/Icon.tsx'
import { linkTo, type Target } from '../controls/Link.tsx'

export interface RowContent {
  label: ReactNode
  /** The secondary text at the end; isolated, so that numbers and names keep their own direction. */
  value?: ReactNode
  note?: ReactNode
  icon?: Glyph | undefined
  /** Danger is for what destroys something; accent for an action among settings; quiet for what asks for nothing. */
  tone?: 'plain' | 'danger' | 'accent' | 'quiet' | undefined
}

/** Read as a pause between label and value ("Nickname, Zoë"), never seen. */
const pause = <span className={css.pause}>, </span>

/** The inside of every kind of row; `end` is its last element, for instance a chevron. */
export function RowBody({ label, value, note, icon, tone = 'plain', end }: RowContent & { end?: ReactNode }) {
  const filled = value !== undefined && value !== null && value !== ''
  return (
    <>
      {icon && (
        <span className={css.icon} data-tone={tone}>
          <Icon of={icon} />
        </span>
      )}
      <span className={row.body}>
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

/** At the end of a row that leads somewhere; mirrored by the reading direction. */
export function Chevron() {
  return (
    <span className={css.chevron}>
      <Icon of={chevron} small />
    </span>
  )
}

export function Row({ end, ...content }: RowContent & { end?: ReactNode }) {
  return (
    <li>
      <div className={row.row}>
        <RowBody {...content} end={end} />
      </div>
    </li>
  )
}

type ButtonProps = RowContent &
  Omit<ComponentProps<'button'>, keyof RowContent | 'children' | 'className'> & {
    /** The button leads to another step or opens a picker. */
    leads?: boolean
  }

export function RowButton({ label, value, note, icon, tone, leads, ...button }: ButtonProps) {
  return (
    <li>
      <button type="button" {...button} className={`${row.row} ${row.pressable}`}>
        <RowBody {...{ label, value, note, icon, tone }} end={leads && <Chevron />} />
      </button>
    </li>
  )
}

export function RowLink({ to, query, replace, data, ...content }: RowContent & Target) {
  return (
    <li>
      <a {...linkTo({ to, query, replace, data })} className={`${row.row} ${row.pressable}`}>
        <RowBody {...content} end={<Chevron />} />
      </a>
    </li>
  )
}
