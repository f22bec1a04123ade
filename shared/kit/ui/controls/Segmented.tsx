import { type ReactNode, useId } from 'react'
import { useEarlyChoice } from '../../hooks/useEarlyChoice.ts'
import * as css from './Segmented.css.ts'

interface Props<V extends string> {
  /** The accessible name of the group. */
  label: string
  /** `disabled` is the reason why an option can't be chosen. The reason is shown below the control. */
  options: readonly { value: V; label: ReactNode; disabled?: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

/** A segmented control with two or three options. */
export function Segmented<V extends string>({ label, options, value, onChange }: Props<V>) {
  const name = useId()
  const group = useEarlyChoice<HTMLDivElement>((input) => input.checked && onChange(input.value as V))
  return (
    <div>
      <div ref={group} role="radiogroup" aria-label={label} className={css.track}>
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
