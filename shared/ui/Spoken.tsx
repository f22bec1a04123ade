import type { ReactNode } from 'react'
import * as css from './Spoken.css.ts'

/** Words for the screen reader alone. `live` ones are read out, politely, when they change. */
export function Spoken({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={css.spoken} {...(live && { role: 'status', 'aria-live': 'polite' as const })}>
      {children}
    </span>
  )
}
