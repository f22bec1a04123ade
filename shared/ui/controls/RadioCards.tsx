import { type ReactNode, useId } from 'react'
import { type Glyph, Icon } from '../text/Icon.tsx'
import * as css from './RadioCards.css.ts'

interface Option<V extends string> {
  value: V
  label: ReactNode
  note?: ReactNode
  /** At the end, for instance a price. */
  end?: ReactNode
  icon?: Glyph
}

interface Props<V extends string> {
  legend: ReactNode
  options: readonly Option<V>[]
  value: V | undefined
  onChange: (value: V) => void
  error?: ReactNode
}

/** One of a few, each a card of its own. */
export function RadioCards<V extends string>({ legend, options, value, onChange, error }: Props<V>) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}e` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.cards}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              name={id}
              className={css.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={css.face} />
            {option.icon && (
              <span className={css.icon}>
                <Icon of={option.icon} />
              </span>
            )}
            <span className={css.pair}>
              <span className={css.words}>
                {option.label}
                {option.note && <span className={css.note}>{option.note}</span>}
              </span>
              {option.end && <span className={css.end}>{option.end}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}e`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
