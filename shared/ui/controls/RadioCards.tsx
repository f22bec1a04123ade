import { type ReactNode, useId } from 'react'
import * as css from './RadioCards.css.ts'

interface Props<V extends string> {
  legend: ReactNode
  options: readonly { value: V; label: ReactNode }[]
  value: V | undefined
  onChange: (value: V) => void
}

/** One of a few, as rows of one card, each with its mark. */
export function RadioCards<V extends string>({ legend, options, value, onChange }: Props<V>) {
  const name = useId()
  return (
    // As a flex item a fieldset has a gap below it in WebKit: the height of its legend, counted twice.
    <div>
      <fieldset>
        <legend className={css.legend}>{legend}</legend>
        <div className={css.cards}>
          {options.map((option) => (
            <label key={option.value} className={css.card}>
              <input
                type="radio"
                name={name}
                className={css.input}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span className={css.face} />
              <span className={css.mark} />
              <span className={css.label}>{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
