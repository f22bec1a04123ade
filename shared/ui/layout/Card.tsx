import type { ReactNode } from 'react'
import * as css from './Group.css.ts'

/** A card with free content: the look of a group without its rows. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={`${css.card} ${css.padded}`}>{children}</div>
}
