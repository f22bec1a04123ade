import { type ReactNode, useId } from 'react'
import * as css from './Segmented.css.ts'

interface Props<V extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  /** `disabled` is why an option cannot be chosen; it is shown below. */
  options: readonly { value: V; label: ReactNode; disabled?: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

/** One of two or three, side by side. */
export function Segmented<V extends string>({ label, options, value, onChange }: Props<V>) {
  const name = useId()
  const at = options.findIndex((option) => option.value === value)
  const share = 100 / options.length
  return (
    <div>
      <div role="radiogroup" aria-label={label} className={css.track}>
        <span className={css.thumbLane}>
          {at >= 0 && (
            <span
              className={css.thumb}
              style={{ inlineSize: `${share}%`, insetInlineStart: `${at * share}%` }}
            />
          )}
        </span>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={css.input}
              checked={option.value === value}
              disabled={Boolean(option.disabled)}
              aria-describedby={option.disabled ? `${name}${option.value}` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={css.face}>{option.label}</span>
          </label>
        ))}
      </div>
      {options.map(
        (option) =>
          option.disabled && (
            <p key={option.value} id={`${name}${option.value}`} className={css.reason}>
              {option.disabled}
            </p>
          ),
      )}
    </div>
  )
}
