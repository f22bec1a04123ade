import { useKitTexts } from '@companion/shared/texts/kit/texts'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import * as css from './Failure.css.ts'

interface Props {
  /** What happened. */
  title: ReactNode
  /** What the user can do. */
  children?: ReactNode
  onRetry?: () => void
  busy?: boolean
  /** Further ways out, as text buttons. */
  actions?: ReactNode
}

/** Something could not be shown: says so where it would have been, with a way to try again. */
export function Failure({ title, children, onRetry, busy = false, actions }: Props) {
  const t = useKitTexts()
  return (
    <div role="status" className={css.whole}>
      <svg className={css.picture} viewBox="0 0 96 72" width="96" height="72" fill="none" aria-hidden="true">
        <path
          d="M30 56a14 14 0 0 1-1-28 20 20 0 0 1 38-1 15 15 0 0 1 2 29.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path d="M44 44l12 12M56 44L44 56" stroke="var(--c-danger)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      <div className={css.actions}>
        {onRetry && (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
