import type { ReactNode } from 'react'
import * as css from './text.css.ts'

/** Text for screen readers only; with `live` it is announced, politely, when it changes. */
export function VisuallyHidden({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={css.visuallyHidden} {...(live && { role: 'status', 'aria-live': 'polite' as const })}>
      {children}
    </span>
  )
}
