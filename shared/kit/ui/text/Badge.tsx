import type { ReactNode } from 'react'
import * as css from './Badge.css.ts'

export function Badge({ tone = 'info', children }: { tone?: keyof typeof css.tone; children: ReactNode }) {
  return <span className={css.tone[tone]}>{children}</span>
}
