import type { ReactNode } from 'react'
import * as css from './text.css.ts'

/** Words for the screen reader alone. `live` ones are read out, politely, when they change. */
export function VisuallyHidden({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={css.visuallyHidden} {...(live && { role: 'status', 'aria-live': 'polite' as const })}>
      {children}
    </span>
  )
}
