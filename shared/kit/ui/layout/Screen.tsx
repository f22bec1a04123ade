import { type ReactNode, useId } from 'react'
import * as css from './Screen.css.ts'

interface Props {
  title?: ReactNode
  lead?: ReactNode
  /** "Step 2 of 3". Screen readers read it together with the title. */
  progress?: ReactNode
  /** `list` is the tinted background of the layout route. All other routes have the plain one. */
  ground?: 'plain' | 'list' | undefined
  children?: ReactNode
}

/** A screen: one column of at most 480 px. Its heading gets the focus after a navigation. */
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
