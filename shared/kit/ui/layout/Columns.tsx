import type { ReactNode } from 'react'
import { flow, pair } from './Columns.css.ts'

const looks = { flow, pair }

interface Props {
  /** `flow`: any number of children, one after the other. `pair`: two children next to each other. */
  as: keyof typeof looks
  children: ReactNode
}

/** The contents of a screen, in two columns if the page is wide enough. */
export function Columns({ as, children }: Props) {
  return <div className={looks[as]}>{children}</div>
}
