import type { ReactNode, ComponentProps } from 'react'
import * as row from './Row.css.ts'
import * as css from './RowBody.css.ts'
import { chevron } from '../text/icons.tsx'
import { Icon, type Glyph } from '../text/Icon.tsx'
import { type Target, useLink } from '../controls/Link.tsx'

export interface RowContent {
  label: ReactNode
  /** Secondary text at the end. It's isolated, so that numbers and names keep their direction. */
  value?: ReactNode
  note?: ReactNode
  icon?: Glyph | undefined
  /** A drawing in place of the icon, such as a maker's initials. */
  badge?: ReactNode
  /** The icon is on a disc: in the accent's soft colour, or in grey. */
  disc?: 'accent' | 'neutral' | undefined
  /** `danger`: a destructive action. `accent`: an action among settings. `quiet`: a secondary row. */
  tone?: 'plain' | 'danger' | 'accent' | 'quiet' | undefined
}

/**
 * A hidden comma between label and value, because screen readers would run them together: "Nickname, Zoë".
 */
const pause = <span className={css.pause}>, </span>

/** The content that all kinds of rows have. `end` is the last element, such as a chevron. */
export function RowBody({
  label,
  value,
  note,
  icon,
  badge = icon && <Icon of={icon} />,
  disc,
  tone = 'plain',
  end,
}: RowContent & { end?: ReactNode }) {
  const filled = value !== undefined && value !== null && value !== ''
  return (
    <>
      {badge && (
        <span className={css.icon} data-tone={tone} data-disc={disc}>
          {badge}
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

/** The chevron of a link row. It's mirrored in right-to-left languages. */
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
    /** True if the button opens another step or a picker. Adds a chevron. */
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
      <a {...useLink({ to, query, replace, data })} className={`${row.row} ${row.pressable}`}>
        <RowBody {...content} end={<Chevron />} />
      </a>
    </li>
  )
}
