import type { ReactNode } from 'react'
import * as css from './text.css.ts'

/** Text that only screen readers get. With `live`, they announce its changes politely. */
export function VisuallyHidden({ live, children }: { live?: true | undefined; children: ReactNode }) {
  return (
    <span className={css.visuallyHidden} role={live && 'status'}>
      {children}
    </span>
  )
}
