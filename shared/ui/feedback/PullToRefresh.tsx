import { type ReactNode, useRef } from 'react'
import { refresh } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import * as css from './PullToRefresh.css.ts'
import { Spinner } from './Spinner.tsx'
import { enough, usePullToRefresh } from './usePullToRefresh.tsx'

interface Props {
  busy: boolean
  onRefresh: () => void
  children: ReactNode
}

/** Content that can be pulled down to be fetched anew. A visible refresh button must stand beside it (WCAG 2.5.7). */
export function PullToRefresh({ busy, onRefresh, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const pull = usePullToRefresh(ref, onRefresh, busy)
  const turned = Math.min(pull / enough, 1)
  return (
    <div
      ref={ref}
      className={css.whole}
      style={{
        ...(pull > 0 && { transform: `translateY(${pull}px)` }),
        ...(pull === 0 || busy ? { transition: 'transform 220ms ease-out' } : undefined),
      }}
    >
      {pull > 0 && (
        <span className={css.sign} style={{ opacity: turned }} aria-hidden="true">
          {busy ? (
            <Spinner />
          ) : (
            <span style={{ transform: `rotate(${turned * 270}deg)` }}>
              <Icon of={refresh} small />
            </span>
          )}
        </span>
      )}
      {children}
    </div>
  )
}
