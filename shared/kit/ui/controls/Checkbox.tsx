import { type ComponentProps, type ReactNode, useId } from 'react'
import * as css from './Checkbox.css.ts'
import { check } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id' | 'children'> {
  /** The label. Tapping a link in it opens the link and doesn't toggle the checkbox. */
  label: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label className={css.whole}>
        <input
          {...input}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className={css.box}>
          <Icon of={check} small />
        </span>
        <span className={css.text}>{label}</span>
      </label>
      {error && (
        <span id={id} className={css.error}>
          {error}
        </span>
      )}
    </div>
  )
}
