import type { ReactNode } from 'react'
import * as css from './text.css.ts'

/** Text for screen readers only; with `live`, changes are announced politely. */
export function VisuallyHidden({ live, children }: { live?: true | undefined; children: ReactNode }) {
  return (
    <span className={css.visuallyHidden} role={live && 'status'}>
      {children}
    </span>
  )
}
