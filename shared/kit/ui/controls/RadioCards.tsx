import { type ReactNode, useId } from 'react'
import { useEarlyChoice } from '../../hooks/useEarlyChoice.ts'
import * as css from './RadioCards.css.ts'

interface ChoicesProps {
  legend: ReactNode
  /** Class name of the legend. */
  className?: string
  children: ReactNode
}

/**
 * A fieldset with a legend. The `div` is necessary: WebKit adds a gap around a fieldset that is a flex item.
 */
export const Choices = ({ legend, className = css.legend, children }: ChoicesProps) => (
  <div>
    <fieldset>
      <legend className={className}>{legend}</legend>
      {children}
    </fieldset>
  </div>
)

interface Props<V extends string> {
  legend: ReactNode
  options: readonly { value: V; label: ReactNode }[]
  value: V | undefined
  onChange: (value: V) => void
}

/** Radio buttons as rows of a card. */
export function RadioCards<V extends string>({ legend, options, value, onChange }: Props<V>) {
  const name = useId()
  const group = useEarlyChoice<HTMLDivElement>((input) => input.checked && onChange(input.value as V))
  return (
    <Choices legend={legend}>
      <div ref={group} className={css.cards}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
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
    </Choices>
  )
}
