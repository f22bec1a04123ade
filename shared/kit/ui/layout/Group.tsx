import { type ReactNode, useId } from 'react'
import * as css from './Group.css.ts'

interface Props {
  title?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A card of rows, as in the settings of a phone. Its children must be rows. */
export function Group({ title, footer, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 id={id} className={css.title}>
          {title}
        </h2>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets */}
      <ul role="list" className={css.card}>
        {children}
      </ul>
      {footer && <p className={css.footer}>{footer}</p>}
    </section>
  )
}

export function Card({ children }: { children: ReactNode }) {
  return <div className={`${css.card} ${css.padded}`}>{children}</div>
}
