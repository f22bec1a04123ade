import type { ComponentProps, MouseEvent } from 'react'
import * as css from './Button.css.ts'
import { Spinner } from '../feedback/Spinner.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: keyof typeof css.variant
  /** A request is in flight. Presses are ignored, but the button keeps its focus and width. */
  busy?: boolean
}

/** Disable it with `aria-disabled`, which keeps the focus. Only `busy` blocks clicks and submits. */
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
