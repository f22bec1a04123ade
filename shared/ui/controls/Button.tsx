import type { ComponentProps, MouseEvent } from 'react'
import * as css from './Button.css.ts'
import { Spinner } from '../feedback/Spinner.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: keyof typeof css.variant
  /** One request is under way: presses are ignored, focus and width stay. */
  busy?: boolean
}

/** Disable it by `aria-disabled`, which keeps the focus. Only `busy` swallows clicks, its form's submit included. */
export function Button({ variant = 'primary', busy = false, onClick, children, ...button }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...button}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={css.variant[variant]}
      onClick={press}
    >
      <span className={css.label}>{children}</span>
      {busy && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
