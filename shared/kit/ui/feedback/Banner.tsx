import type { ReactNode } from 'react'
import { warning } from '../text/frameIcons.tsx'
import { done, info, wrong } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import * as css from './Banner.css.ts'

const icons = { info, ok: done, warn: warning, danger: wrong }

interface Props {
  tone?: keyof typeof icons
  title?: ReactNode
  children: ReactNode
  /** A button below the text. */
  action?: { label: ReactNode; onClick: () => void }
}

/** A banner between the contents of a page. Screen readers announce it politely. */
export function Banner({ tone = 'info', title, children, action }: Props) {
  return (
    <div role="status" className={css.tone[tone]}>
      <span className={css.sign[tone]}>
        <Icon of={icons[tone]} small />
      </span>
      <div className={css.content}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
        {action && (
          <button type="button" className={css.action[tone]} onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
