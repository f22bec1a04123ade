import { hrefOf, type Move, navigate } from '@companion/shared/navigation/router'
import type { ComponentProps, MouseEvent } from 'react'
import * as css from './Link.css.ts'

export interface Target extends Move {
  /** Name or path of a route of this page. */
  to: string
}

const meansNewWindow = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** A real address for the browser and a move without reload for the tap. */
export const linkTo = ({ to, ...move }: Target) => ({
  href: hrefOf(to, move.query),
  onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || meansNewWindow(event)) return
    event.preventDefault()
    navigate(to, move)
  },
})

type Props = Target & Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'className'>

/** A link inside a text. */
export function Link({ to, query, replace, data, children, ...anchor }: Props) {
  const target = {
    to,
    ...(query && { query }),
    ...(replace && { replace }),
    ...(data !== undefined && { data }),
  }
  return (
    <a {...anchor} {...linkTo(target)} className={css.link}>
      {children}
    </a>
  )
}
