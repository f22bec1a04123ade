import { type ReactNode, useId } from 'react'
import * as css from './Screen.css.ts'

interface Props {
  title?: ReactNode
  lead?: ReactNode
  /** "Step 2 of 3", read together with the title. */
  progress?: ReactNode
  /** The layout route has the tinted list background; all others have the plain one. */
  ground?: 'plain' | 'list' | undefined
  children?: ReactNode
}

/** A page: one column, at most 480 px, with the heading that receives focus after a navigation. */
export function Screen({ title, lead, progress, ground, children }: Props) {
  const id = useId()
  const described = [progress && `${id}p`, lead && `${id}l`].filter(Boolean).join(' ')
  return (
    <div className={ground === 'list' ? `${css.screen} ${css.onList}` : css.screen}>
      {progress && <div id={`${id}p`}>{progress}</div>}
      {title && (
        <h1 className={css.title} tabIndex={-1} aria-describedby={described || undefined}>
          {title}
        </h1>
      )}
      {lead && (
        <p id={`${id}l`} className={css.lead}>
          {lead}
        </p>
      )}
      <div className={css.content}>{children}</div>
    </div>
  )
}
