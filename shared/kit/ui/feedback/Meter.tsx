import { type ReactNode, useId } from 'react'
import * as css from './Meter.css.ts'

interface Props {
  label: ReactNode
  /** The usage as text: "320 of 500 minutes". */
  text: string
  value: number
  max: number
}

/** The used part of a quota. The bar is red when nothing is left. */
export function Meter({ label, text, value, max }: Props) {
  const id = useId()
  const used = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div>
      <div className={css.head}>
        <span id={id}>{label}</span>
        <span className={css.value} aria-hidden="true">
          {text}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={text}
        className={css.track}
      >
        <div
          className={css.bar}
          data-full={used === 1 || undefined}
          style={{ inlineSize: `${used * 100}%` }}
        />
      </div>
    </div>
  )
}
