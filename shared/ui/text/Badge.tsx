import type { ReactNode } from 'react'
import * as css from './Badge.css.ts'

/** A word or a number that qualifies what stands beside it. */
export function Badge({ tone = 'accent', children }: { tone?: keyof typeof css.tone; children: ReactNode }) {
  return <span className={css.tone[tone]}>{children}</span>
}
