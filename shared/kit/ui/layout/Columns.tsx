import type { ReactNode } from 'react'
import { flow, pair } from './Columns.css.ts'

const looks = { flow, pair }

interface Props {
  /** `flow`: any number of parts in sequence; `pair`: two next to each other. */
  as: keyof typeof looks
  children: ReactNode
}

/** Parts of a screen, in two columns if the page is wide enough. */
export function Columns({ as, children }: Props) {
  return <div className={looks[as]}>{children}</div>
}
