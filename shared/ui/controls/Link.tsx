import { hrefOf, type Move, navigate } from '@companion/shared/navigation/router'
import type { ComponentProps, MouseEvent } from 'react'
import * as css from './Button.css.ts'

export interface Target extends Move {
  /** Name or path of a route of this page. */
  to: string
}

const meansNewWindow = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** A real address for the browser and a move without reload for the tap. */
export const linkTo = ({ to, query, replace, data }: Target) => ({
  href: hrefOf(to, query),
  onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || meansNewWindow(event)) return
    event.preventDefault()
    navigate(to, { query, replace, data })
  },
})

type Props = Target & Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'className'>

export function Link({ to, query, replace, data, children, ...anchor }: Props) {
  return (
    <a {...anchor} {...linkTo({ to, query, replace, data })} className={css.link}>
      {children}
    </a>
  )
}
