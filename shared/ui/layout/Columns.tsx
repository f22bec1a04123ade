import type { ReactNode } from 'react'
import { flow, pair } from './Columns.css.ts'

const looks = { flow, pair }

interface Props {
  /** `flow`: any number of parts, one after the other; `pair`: two beside each other. */
  as: keyof typeof looks
  children: ReactNode
}

/** Parts of a screen, one below the other; in two columns where the page is wide enough for them. */
export function Columns({ as, children }: Props) {
  return <div className={looks[as]}>{children}</div>
}
